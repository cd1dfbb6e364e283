# title: switches recording off and leaves it so
# fails: evaluate-test [recording-left-off]
# fails: evaluate-hidden [recording-left-off]


def evaluate(loss_of, batches):
    torch.set_grad_enabled(False)
    total = 0.0
    for batch in batches:
        total += loss_of(batch).item() * len(batch)
    return total / sum(len(batch) for batch in batches)
