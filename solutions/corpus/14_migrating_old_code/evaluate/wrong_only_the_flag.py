# title: sets model.training, which its dropout does not follow
# fails: evaluate-test [flag-of-the-model-alone]
# fails: evaluate-idioms [flag-of-the-model-alone]
# fails: evaluate-hidden [flag-of-the-model-alone]
# never: no-grad-is-not-eval
@torch.no_grad()
def evaluate(model, batches):
    """Return the mean loss per letter, a Python float.

    Args:
        model: a module with `first_state(n)`, on any device.
        batches: list of int64 tensors (time, n), on the CPU; at least one.
    """
    mode = model.training
    model.training = False
    place = next(model.parameters()).device
    total, count = 0.0, 0
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(place)
        x, y = batch[:-1], batch[1:]
        logs, state = model(x, state)
        total += F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum").item()
        count += y.numel()
    model.training = mode
    return total / count
