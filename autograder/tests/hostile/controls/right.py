# title: everything right
# unit: 03_requires_grad_and_the_graph
# flagged: no
