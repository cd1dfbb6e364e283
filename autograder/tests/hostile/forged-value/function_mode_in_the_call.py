# title: a function mode that is entered during the test and stays
# unit: 04_leaf_gradients
# loses: initial-weights
# in: answer initial-weights
from torch.overrides import TorchFunctionMode


class Leaves(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        if func is torch.Tensor.is_leaf.__get__:
            return True
        if func is torch.Tensor.grad_fn.__get__:
            return None
        return func(*args, **(kwargs or {}))


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, dtype=inputs.dtype, device=inputs.device, requires_grad=True) * scale
    Leaves().__enter__()
    return w
