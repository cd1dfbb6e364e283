# title: put the recording back, but not after an exception
# fails: evaluate-test [recording-left-off]
# fails: evaluate-hidden [recording-left-off]
def evaluate(loss_of, batches):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    total = 0.0
    for batch in batches:
        total += loss_of(batch).item() * len(batch)
    torch.set_grad_enabled(before)
    return total / sum(len(batch) for batch in batches)
