# title: each sample alone, without the dimension of a batch
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    with torch.no_grad():
        losses = [loss_of(sample).item() for b in batches for sample in b]
    return sum(losses) / len(losses)
