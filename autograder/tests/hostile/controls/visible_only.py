# title: right for the inputs that can be seen, not for integers
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# flagged: no
# in: answer ask-for-gradient
def ask_for_gradient(values):
    return values.clone().requires_grad_()
