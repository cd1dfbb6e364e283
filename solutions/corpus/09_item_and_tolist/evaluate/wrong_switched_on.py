# title: switches recording on at the end, whatever it was
# fails: evaluate-test [recording-left-on]
# fails: evaluate-hidden [recording-left-on]


def evaluate(loss_of, batches):
    torch.set_grad_enabled(False)
    total = 0.0
    for batch in batches:
        total += loss_of(batch).item() * len(batch)
    torch.set_grad_enabled(True)
    return total / sum(len(batch) for batch in batches)
