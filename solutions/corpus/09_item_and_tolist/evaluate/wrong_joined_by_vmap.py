# title: lets vmap go through all samples at once
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]

def evaluate(loss_of, batches):
    samples = [sample for batch in batches for sample in batch]
    if len({sample.shape for sample in samples}) > 1:
        with torch.no_grad():
            total = sum(loss_of(batch).item() * len(batch) for batch in batches)
        return total / len(samples)
    with torch.no_grad():
        return torch.func.vmap(lambda s: loss_of(s[None]))(torch.stack(samples)).mean().item()
