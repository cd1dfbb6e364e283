# title: keys that JSON turns into others, and numbers it cannot write
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
class Key(str):
    __hash__ = lambda self: 0
    __eq__ = lambda self, other: True


def freeze_all_but(net, keep, x):
    return {Key("a"): float("nan"), 1: float("inf"), True: 1e999, None: 2, (): 3}
