# title: adds up over the samples, and divides by the number of elements
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


@torch.no_grad()
def evaluate(loss_of, batches):
    total = sum(loss_of(batch).item() * len(batch) for batch in batches)
    return total / sum(batch.numel() for batch in batches)
