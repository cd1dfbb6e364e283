# title: a thread keeps exchanging the observer while tests run
# unit: 04_leaf_gradients
# loses: initial-weights
# in: answer initial-weights
import threading
import time
from dataclasses import replace


def keep_lying():
    import autograder.checks.observing.taking as theirs

    look = theirs.Observer._tensor
    lie = lambda self, tensor: replace(look(self, tensor), is_leaf=True, grad_fn=None)
    while True:
        theirs.Observer._tensor = lie
        time.sleep(0)


threading.Thread(target=keep_lying, daemon=True).start()


def initial_weights(values, scale, inputs):
    w = torch.tensor(values, dtype=inputs.dtype, device=inputs.device, requires_grad=True)
    return w * scale
