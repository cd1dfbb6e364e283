# title: a right answer that returns an honest subclass
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
def ask_for_gradient(values):
    own = values.clone() if values.is_floating_point() else values.float()
    return torch.nn.Parameter(own)
