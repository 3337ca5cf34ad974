"""What a command says, before anybody looks anything up: tokens, clauses, and the forms of commands."""
