# title: takes the number of batches times the length of the first for the number of samples
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    added = 0.0
    with torch.no_grad():
        for batch in batches:
            added += loss_of(batch).item() * batch.shape[0]
    return added / (batches[0].shape[0] * len(batches))
