"""A view: what a scope's memory holds as of an instant. Only a view can be searched."""
