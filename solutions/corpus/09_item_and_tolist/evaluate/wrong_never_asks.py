# title: forgets to compute the losses
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        with torch.no_grad():
            total += len(batch)
    return total / sum(len(batch) for batch in batches)
