# title: a nested tensor, which has no shape
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
def ask_for_gradient(values):
    return torch.nested.nested_tensor([values.float(), values.float()])
