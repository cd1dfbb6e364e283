# title: a right answer that warns, by PyTorch and by Python
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
import sys
import warnings


def ask_for_gradient(values):
    warnings.warn("deprecated since yesterday")
    print("debugging", values, file=sys.stderr)
    dtype = values.dtype if values.is_floating_point() else torch.float32
    return torch.tensor(values, dtype=dtype, requires_grad=True)
