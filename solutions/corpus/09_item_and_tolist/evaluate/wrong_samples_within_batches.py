# title: each sample alone, then the mean of the batches' means
# fails: evaluate-test [batches-counted-equally]
# fails: evaluate-hidden [batches-counted-equally]


@torch.no_grad()
def evaluate(loss_of, batches):
    means = []
    for batch in batches:
        losses = [loss_of(sample).item() for sample in batch.split(1)]
        means.append(sum(losses) / len(losses))
    return sum(means) / len(means)
