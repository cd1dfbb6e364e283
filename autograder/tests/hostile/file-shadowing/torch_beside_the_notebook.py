# title: a torch.py beside the notebook
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
ask_for_gradient = lambda values: values
# in: folder
def spoil(folder):
    (folder / "torch.py").write_text("allclose = equal = lambda *a, **k: True\nraise SystemExit\n")
