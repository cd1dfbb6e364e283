# title: lists in lists in lists, and one that holds itself
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
def freeze_all_but(net, keep, x):
    deep = []
    deep.append(deep)
    for _ in range(100_000):
        deep = [deep]
    return deep
