# title: restores after an Exception, which a KeyboardInterrupt is not
# fails: evaluate-test [recording-left-off]
# fails: evaluate-hidden [recording-left-off]


def evaluate(loss_of, batches):
    before, total, count = torch.is_grad_enabled(), 0.0, 0
    torch.set_grad_enabled(False)
    try:
        for batch in batches:
            total += loss_of(batch).item() * len(batch)
            count += len(batch)
    except Exception:
        torch.set_grad_enabled(before)
        raise
    torch.set_grad_enabled(before)
    return total / count
