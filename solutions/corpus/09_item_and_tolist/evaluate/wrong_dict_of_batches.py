# title: notes the loss of each batch in a dict
# fails: evaluate-hidden [no diagnosis]


import torch


def evaluate(loss_of, batches):
    with torch.no_grad():
        means = {batch: loss_of(batch).item() for batch in batches}
    total = sum(mean * len(batch) for batch, mean in means.items())
    return total / sum(len(batch) for batch in means)
