# title: exit() in the answer cell, below a right answer: only the cell ends
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


exit()
