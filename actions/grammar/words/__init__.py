"""The words that commands are made of: tokens, which class each belongs to, and the polite words around them."""
