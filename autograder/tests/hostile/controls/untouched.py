# title: nothing touched
# unit: 03_requires_grad_and_the_graph
# others: stub
# flagged: no
