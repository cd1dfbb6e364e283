# title: an answer that draws random numbers and sets a seed
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
def ask_for_gradient(values):
    torch.manual_seed(0)
    torch.rand(3)
    own = values.clone() if values.is_floating_point() else values.float()
    return own.requires_grad_()
