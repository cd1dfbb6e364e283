# title: the sum instead of the mean
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


@torch.no_grad()
def evaluate(loss_of, batches):
    return sum(loss_of(batch).item() * len(batch) for batch in batches)
