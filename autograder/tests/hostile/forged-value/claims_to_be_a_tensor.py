# title: an object whose __class__ says Tensor and that has every attribute
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
class Pretender:
    __class__ = property(lambda self: torch.Tensor)
    requires_grad = is_leaf = True
    grad_fn = None

    def __init__(self, values):
        self.values = values.float()

    def __getattr__(self, name):
        return getattr(self.values, name)


def ask_for_gradient(values):
    return Pretender(values)
