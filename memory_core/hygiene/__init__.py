"""What happens to a text before it is kept: it is cleaned, its secrets are masked, words to an assistant are marked."""
