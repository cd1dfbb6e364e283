# title: the error message says retain_graph=True, so that goes in
# fails: train-test [history-of-changed-weights]
# fails: train-idioms [history-of-changed-weights]
# fails: train-hidden [history-of-changed-weights]


import torch
import torch.nn.functional as F
from torch import nn


def train(model, batches, epochs, lr, clip):
    """Train the model in place; return the loss of each batch, in order.

    Args:
        model: a module with `first_state(n)`, on any device.
        batches: list of int64 tensors (time, n), on the CPU; at least one.
        epochs: how often to go through the batches, an int.
        lr: the first learning rate, a Python float.
        clip: the largest norm of the gradient, a Python float.
    """
    device = next(model.parameters()).device
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, 2, 0.5)
    losses = []
    for epoch in range(epochs):
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(device)
            opt.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward(retain_graph=True)
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
        plan.step()
    return losses
