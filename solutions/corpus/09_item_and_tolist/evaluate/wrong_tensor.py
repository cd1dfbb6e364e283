# title: returns a tensor
# fails: evaluate-test [still-a-tensor]
# fails: evaluate-hidden [still-a-tensor]


@torch.no_grad()
def evaluate(loss_of, batches):
    total = 0.0
    for batch in batches:
        total += loss_of(batch) * len(batch)
    return total / sum(len(batch) for batch in batches)
