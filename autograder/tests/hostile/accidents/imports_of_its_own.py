# title: other imports, other names for torch, helpers in a cell of its own
# unit: 04_leaf_gradients
# flagged: no
# in: scratch first
import numpy as np
import torch as t
import torch.nn.functional as F


def descend(w, lr):
    with t.no_grad():
        w.sub_(w.grad, alpha=lr)
# in: answer train
def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        descend(w, lr)
