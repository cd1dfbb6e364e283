# title: the course's own tools are used in cells of the learner's own
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch last
x = torch.ones(2, requires_grad=True)
draw_graph((x * x).sum(), names={"x": x})
