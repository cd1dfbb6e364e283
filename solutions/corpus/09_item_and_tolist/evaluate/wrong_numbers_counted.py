# title: counts the numbers, not the samples
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(loss_of, batches):
    with torch.no_grad():
        total = sum(loss_of(b).item() * b.numel() for b in batches)
        return total / sum(b.numel() for b in batches)
