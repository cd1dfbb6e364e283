# title: timestamps that are no times
# unit: 03_requires_grad_and_the_graph
# in: folder
def spoil(folder):
    (folder / "timestamp.txt").write_bytes(b"\xff\xfe 9999-99-99 tomorrow\x00")
