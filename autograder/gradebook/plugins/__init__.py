"""Thin classes that nbgrader loads by name; each calls one function of a lower layer."""
