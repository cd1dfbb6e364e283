# title: an answer cell that is timed
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
%%time
{{SOLUTION}}
