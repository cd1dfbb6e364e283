# title: loss.data[0] as in 2017
# fails: evaluate-test [old-loss-index]
# fails: evaluate-hidden [old-loss-index]


@torch.no_grad()
def evaluate(loss_of, batches):
    total = sum(loss_of(batch).data[0] * len(batch) for batch in batches)
    return total / sum(len(batch) for batch in batches)
