# title: recording is left off by a cell
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
torch.set_grad_enabled(False)
# in: scratch before second-derivative
torch.no_grad().__enter__()
