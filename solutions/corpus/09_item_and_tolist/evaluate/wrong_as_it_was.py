# title: the loop as it was
# fails: evaluate-test [total-keeps-everything]
# fails: evaluate-hidden [total-keeps-everything]


def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        total += loss_of(batch)
    return total / len(batches)
