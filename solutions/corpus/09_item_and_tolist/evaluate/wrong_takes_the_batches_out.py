# title: takes the batches out of the caller's list
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


@torch.no_grad()
def evaluate(loss_of, batches):
    total, samples = 0.0, 0
    while batches:
        batch = batches.pop()
        total += loss_of(batch).item() * len(batch)
        samples += len(batch)
    return total / samples
