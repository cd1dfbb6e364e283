# title: item() in every step, but everything is recorded
# fails: evaluate-test [recorded-for-nothing]
# fails: evaluate-hidden [recorded-for-nothing]


def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        loss = loss_of(batch)
        total += loss.item() * len(batch)
    return total / sum(len(batch) for batch in batches)
