# title: more memory than there may be, as a tensor
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
ask_for_gradient = lambda values: torch.ones(2 * 10**9)
