"""From looked-up commands to actions: what would be done, exactly. Nothing here does it."""
