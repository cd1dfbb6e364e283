# title: the caller's tensor is given another class that denies its flag
# unit: 04_leaf_gradients
# loses: freeze
# in: answer freeze
class Frozen(torch.Tensor):
    requires_grad = property(lambda self: False)
    grad = property(lambda self: None)


def freeze(params):
    for tensor in params:
        tensor.__class__ = Frozen
