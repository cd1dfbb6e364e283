# title: the visible test is copied into a cell of the learner's own and changed
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch before second-derivative
@probe
def asked(values):
    return {"x": None, "values": 3}


def used(*a):
    raise ValueError


seen = asked(torch.ones(2))
