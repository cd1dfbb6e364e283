# title: no_grad() around the addition only
# fails: evaluate-test [recorded-for-nothing]
# fails: evaluate-hidden [recorded-for-nothing]


def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        loss = loss_of(batch)
        with torch.no_grad():
            total += loss * len(batch)
    return total.item() / sum(len(batch) for batch in batches)
