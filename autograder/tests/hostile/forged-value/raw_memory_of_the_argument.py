# title: The argument is zeroed behind the version counter, and zeros are returned
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# flagged: yes
# in: answer ask-for-gradient
import ctypes


def ask_for_gradient(values):
    ctypes.memset(values.data_ptr(), 0, values.numel() * values.element_size())
    kind = values.dtype if values.is_floating_point() else torch.float32
    return torch.zeros(values.shape, dtype=kind).requires_grad_()
