# title: an answer is compiled, without a compiler of C
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
@torch.compile(backend="eager")
def ask_for_gradient(values):
    own = values.clone() if values.is_floating_point() else values.float()
    return own.requires_grad_()
