# title: a subclass whose properties claim a leaf
# unit: 04_leaf_gradients
# loses: initial-weights
# in: answer initial-weights
class Leaf(torch.Tensor):
    is_leaf = property(lambda self: True)
    requires_grad = property(lambda self: True)
    grad_fn = property(lambda self: None)


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, dtype=inputs.dtype, device=inputs.device, requires_grad=True)
    return (w * scale).as_subclass(Leaf)
