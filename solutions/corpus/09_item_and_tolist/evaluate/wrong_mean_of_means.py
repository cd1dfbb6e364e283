# title: the mean of the batches' means
# fails: evaluate-test [batches-counted-equally]
# fails: evaluate-hidden [batches-counted-equally]


@torch.no_grad()
def evaluate(loss_of, batches):
    return sum(loss_of(batch).item() for batch in batches) / len(batches)
