# title: starts the sum with the first batch, and goes on inside try
# fails: evaluate-hidden [recording-left-off]


import torch


def evaluate(loss_of, batches):
    was_on = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    first, *others = batches
    total, many = loss_of(first).item() * len(first), len(first)
    try:
        for batch in others:
            total += loss_of(batch).item() * len(batch)
            many += len(batch)
    finally:
        torch.set_grad_enabled(was_on)
    return total / many
