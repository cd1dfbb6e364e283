# title: a reply of a million small parts
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
freeze_all_but = lambda net, keep, x: {str(n): [n] * 10 for n in range(300_000)}
