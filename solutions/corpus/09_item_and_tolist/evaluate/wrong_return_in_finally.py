# title: what has to happen at the end stands in finally, the return included
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]
# never: recording-left-off


def evaluate(loss_of, batches):
    was_on = torch.is_grad_enabled()
    added, samples = 0.0, 0
    try:
        torch.set_grad_enabled(False)
        for batch in batches:
            added += len(batch) * loss_of(batch).item()
            samples += len(batch)
    finally:
        torch.set_grad_enabled(was_on)
        return added / max(samples, 1)
