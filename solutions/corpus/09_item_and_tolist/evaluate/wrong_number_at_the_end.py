# title: item() at the end only
# fails: evaluate-test [total-keeps-everything]
# fails: evaluate-hidden [total-keeps-everything]


def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        total += loss_of(batch) * len(batch)
    return total.item() / sum(len(batch) for batch in batches)
