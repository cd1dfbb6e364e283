# title: a cell of the learner's own that loops
# unit: 03_requires_grad_and_the_graph
# flagged: no
# run: slow
# in: scratch before second-derivative
while True:
    pass
