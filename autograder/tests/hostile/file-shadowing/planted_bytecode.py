# title: bytecode in __pycache__, a .pth file and a compiled extension
# unit: 03_requires_grad_and_the_graph
# in: folder
def spoil(folder):
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "torch.cpython-311.pyc").write_bytes(b"\0" * 16)
    (folder / "more.pth").write_text("import os; os._exit(0)\n")
    (folder / "torch.so").write_bytes(b"\x7fELF")
