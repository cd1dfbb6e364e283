# title: one question answered, the others left as released
# unit: 03_requires_grad_and_the_graph
# others: stub
# flagged: no
# in: answer second-derivative
{{SOLUTION}}
