# title: returns after the first batch
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    total, n = 0.0, 0
    with torch.no_grad():
        for batch in batches:
            total += loss_of(batch).item() * len(batch)
            n += len(batch)
            return total / n
