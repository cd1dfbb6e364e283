# title: a right answer whose own try below it raises
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
{{SOLUTION}}


ask_for_gradient(torch.arange(3)).backward()
