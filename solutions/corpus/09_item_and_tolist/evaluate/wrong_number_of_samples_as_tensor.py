# title: each batch is recorded, and nothing is kept but the one before
# fails: evaluate-test [recorded-for-nothing]
# fails: evaluate-hidden [recorded-for-nothing]
# never: total-keeps-everything


def evaluate(loss_of, batches):
    total, samples = 0.0, 0
    for batch in batches:
        loss = loss_of(batch)
        of_all = loss * torch.tensor(float(len(batch)))
        total += of_all.item()
        samples += len(batch)
    return total / samples
