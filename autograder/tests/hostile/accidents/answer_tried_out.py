# title: a right answer with tries, prints and an assertion below it
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
{{SOLUTION}}


x = ask_for_gradient(torch.arange(3))
print(x)
assert x.requires_grad
x
