# title: another default device
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
torch.set_default_device("meta")
