# title: a right answer that prints 200 MB in one line
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


print("x" * 200_000_000)
