# title: cells of the learner's own that are no Python
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
x = = 3
# in: scratch last
This is a note to myself, in the wrong kind of cell.
