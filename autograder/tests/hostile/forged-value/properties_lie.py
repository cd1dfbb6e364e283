# title: A subclass whose properties (not __torch_function__) tell what the check wants to see
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
class Kind(torch.Tensor):
    requires_grad = property(lambda self: True)
    is_leaf = property(lambda self: True)
    grad = property(lambda self: 3 * self.detach().as_subclass(torch.Tensor))

    def backward(self, *args, **kwargs):
        return None


def ask_for_gradient(values):
    return values.detach().float().clone().as_subclass(Kind)
