# title: a context manager of its own, whose last line an error does not reach
# fails: call-test [restore-not-reached]
# fails: call-hidden [restore-not-reached]
from contextlib import contextmanager


@contextmanager
def switched(on):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(on)
    yield
    torch.set_grad_enabled(before)


def call(function, recording):
    with switched(recording):
        return function()
