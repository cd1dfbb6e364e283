# title: The whole Hessian is built while PyTorch's dispatch modes, the counter among them, are off
# unit: 17_other_ways_to_differentiate
# loses: hessian-times
# in: answer hessian-times
from torch.utils._python_dispatch import _disable_current_modes


def hessian_times(f, x, v):
    with _disable_current_modes():
        hessian = torch.func.hessian(f)(x).reshape(x.numel(), x.numel())
        if not hessian.any():
            raise RuntimeError("nothing bends here")  # wrong on purpose: a line is asked for, too
        return (hessian @ v.reshape(-1)).reshape(v.shape).detach()
