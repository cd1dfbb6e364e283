# title: a running mean, and an exit stack
from contextlib import ExitStack


def evaluate(loss_of, batches):
    mean, samples = 0.0, 0
    with ExitStack() as stack:
        stack.enter_context(torch.set_grad_enabled(False))
        for batch in batches:
            samples += len(batch)
            mean += (float(loss_of(batch)) - mean) * len(batch) / samples
    return mean
