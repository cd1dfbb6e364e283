"""Thin classes that nbgrader loads by name, in its process; each calls one function of ours."""
