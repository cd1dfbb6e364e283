# title: each sample alone, and each recorded
# fails: evaluate-test [recorded-for-nothing]
# fails: evaluate-hidden [recorded-for-nothing]


def evaluate(loss_of, batches):
    losses = [loss_of(sample).item() for batch in batches for sample in batch.split(1)]
    return sum(losses) / len(losses)
