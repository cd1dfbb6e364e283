# title: Leftovers beside the notebook: a checkpoint, an untitled one, and scripts called random.py and copy.py
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: folder
def spoil(folder):
    import pathlib

    folder = pathlib.Path(folder)
    (folder / ".ipynb_checkpoints").mkdir(exist_ok=True)
    (folder / ".ipynb_checkpoints" / "Untitled-checkpoint.ipynb").write_text("{}")
    (folder / "Untitled.ipynb").write_text('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}')
    (folder / "random.py").write_text("print('my random numbers')\nraise SystemExit\n")
    (folder / "copy.py").write_text("this is no Python, only a copy of my notes\n")
    (folder / "__pycache__").mkdir()
    (folder / ".DS_Store").write_bytes(bytes(range(256)))
