# title: torch.Tensor._make_subclass sets the flag and shares the caller's memory
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
def ask_for_gradient(values):
    made = torch.Tensor._make_subclass(torch.Tensor, values, True)
    with torch.no_grad():
        made.mul_(1.5)
    return made
