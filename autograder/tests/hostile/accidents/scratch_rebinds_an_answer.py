# title: an answer is overwritten below its tests, when they have run
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch last
ask_for_gradient = None
