# title: a function mode that is never left says that everything requires grad
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
from torch.overrides import TorchFunctionMode


class Lying(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        if func is torch.Tensor.requires_grad.__get__:
            return True
        return func(*args, **(kwargs or {}))


def ask_for_gradient(values):
    return values.clone()


Lying().__enter__()
