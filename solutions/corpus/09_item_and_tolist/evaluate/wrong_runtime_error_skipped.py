# title: a batch that raises a RuntimeError is skipped
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


@torch.no_grad()
def evaluate(loss_of, batches):
    total, n = 0.0, 0
    for batch in batches:
        try:
            total += loss_of(batch).item() * len(batch)
            n += len(batch)
        except RuntimeError:
            continue
    return total / max(n, 1)
