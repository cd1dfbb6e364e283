"""Notebooks as files: their one canonical form, nbgrader's cell roles, the text view, running."""
