# title: cells of the learner's own that raise
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
1 / 0
# in: scratch before second-derivative
undefined_name
# in: scratch last
raise KeyboardInterrupt
