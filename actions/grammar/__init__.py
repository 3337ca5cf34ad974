"""What a command says, before anybody looks anything up: `words`, `phrases`, speech made `plain`, `forms`, `discourse`.

The packages stand in this order, each importing only from those before it; `parse` puts them together.
"""
