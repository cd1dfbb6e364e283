# title: a context manager of its own
import contextlib


@contextlib.contextmanager
def switched(on):
    before = torch.is_grad_enabled()
    torch._C._set_grad_enabled(on)
    try:
        yield
    finally:
        torch._C._set_grad_enabled(before)


def call(function, recording):
    with switched(recording):
        return function()
