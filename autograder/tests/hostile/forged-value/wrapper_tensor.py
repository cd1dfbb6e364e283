# title: a wrapper without memory that computes its values when it is looked at
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
class Wrapper(torch.Tensor):
    @staticmethod
    def __new__(cls, values):
        made = torch.Tensor._make_wrapper_subclass(cls, values.shape, requires_grad=True)
        made.inner = values
        return made

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        inner = [a.inner if isinstance(a, Wrapper) else a for a in args]
        return func(*inner, **(kwargs or {}))


def ask_for_gradient(values):
    return Wrapper(values.float())
