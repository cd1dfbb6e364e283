# title: an answer cell that loops
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# says: stopped
# in: answer ask-for-gradient
while True:
    pass
