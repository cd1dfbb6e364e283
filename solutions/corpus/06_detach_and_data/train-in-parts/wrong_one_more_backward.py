# title: Every k steps backward, and after the loop once more for the rest.
# fails: train-in-parts-test [backward-for-an-empty-part]
# fails: train-in-parts-hidden [backward-for-an-empty-part]
import torch


def gradients_in_parts(step, h, inputs, goals, k):
    loss = torch.tensor(0.0)
    for i, (x, goal) in enumerate(zip(inputs, goals), start=1):
        h = step(h, x)
        loss = loss + (h - goal) ** 2
        if i % k == 0:
            loss.backward()
            loss = torch.tensor(0.0)
            h = h.detach()
    loss.backward()
    return h.detach()
