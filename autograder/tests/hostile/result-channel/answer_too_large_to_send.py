# title: a tensor that is larger than a reply may be
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# says: more than 16 MiB
# in: answer ask-for-gradient
def ask_for_gradient(values):
    return torch.zeros(10_000_000, requires_grad=True)
