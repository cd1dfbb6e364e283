# title: a decorator, and += of tensors, which is harmless there


@torch.no_grad()
def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        total += loss_of(batch) * len(batch)
    return (total / sum(len(batch) for batch in batches)).item()
