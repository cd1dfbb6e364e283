# title: the answer cell is handed to another program by a magic
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
%%script true
def ask_for_gradient(values):
    return values.clone().requires_grad_()
