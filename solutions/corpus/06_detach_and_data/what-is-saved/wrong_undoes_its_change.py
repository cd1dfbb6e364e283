# title: No copy needed: I change the values, look, and take the change back.
# fails: what-is-saved-test [input-shares-memory]
# fails: what-is-saved-hidden [input-shares-memory]
import torch


def attempt(operation, values, pick):
    x = values.detach().requires_grad_()
    y = operation(x)
    loss = y.sum()
    target = pick(x, y).detach()
    target += 1
    try:
        loss.backward()
        return False
    except RuntimeError:
        return True
    finally:
        target -= 1


def what_is_saved(operation, values):
    return (
        attempt(operation, values, lambda x, y: x),
        attempt(operation, values, lambda x, y: y),
    )
