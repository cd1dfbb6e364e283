# title: a loss of 0 counts as not measured, so its samples are left out
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    total, samples = 0.0, 0
    with torch.no_grad():
        for batch in batches:
            loss = loss_of(batch).item()
            if loss:
                total += loss * len(batch)
                samples += len(batch)
    return total / max(samples, 1)
