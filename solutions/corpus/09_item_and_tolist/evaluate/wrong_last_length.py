# title: weighs every batch with the length of the last
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    total, samples = 0.0, 0
    with torch.no_grad():
        for batch in batches:
            total += loss_of(batch).item()
            samples += len(batch)
    return total * len(batch) / samples
