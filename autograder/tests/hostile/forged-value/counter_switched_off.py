# title: A hundred times too dear, with the flop counter's mode switched off meanwhile
# unit: 17_other_ways_to_differentiate
# loses: jacobian
# in: answer jacobian
from torch.utils._python_dispatch import _disable_current_modes


def whole_jacobian(f, x):
    with _disable_current_modes():
        for _ in range(100):
            rows = torch.autograd.functional.jacobian(f, x)
    return rows
