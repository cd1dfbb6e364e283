# title: restores after an Exception, which a KeyboardInterrupt is not
# fails: evaluate-test [interrupt-is-no-exception]
# fails: evaluate-hidden [interrupt-is-no-exception]


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
