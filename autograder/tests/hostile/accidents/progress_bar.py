# title: a progress bar on stderr
# unit: 04_leaf_gradients
# flagged: no
# in: answer train
import sys


def train(w, loss_of, lr, steps):
    for step in range(steps):
        sys.stderr.write(f"\r{step + 1}/{steps} [====>   ]")
        sys.stderr.flush()
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w.sub_(w.grad, alpha=lr)
