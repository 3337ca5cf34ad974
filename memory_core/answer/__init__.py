"""From a question and the records found for it to an answer with citations, or to none with a reason."""
