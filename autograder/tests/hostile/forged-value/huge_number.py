# title: an integer too long to be written down
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
def freeze_all_but(net, keep, x):
    return {"body": 10**100_000}
