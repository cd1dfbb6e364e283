"""Autograded exercises about PyTorch's autograd: checks, lab tools, release and grading."""
