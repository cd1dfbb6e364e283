# title: an answer is tried out and overwritten further down: what broke it is said
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: scratch last
ask_for_gradient = None
