"""From a command to a checked plan. Pure: nothing here sends, writes, opens or deletes anything."""
