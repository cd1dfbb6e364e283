# title: returns the perplexity
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]
import math


@torch.no_grad()
def evaluate(model, batches):
    """Return the mean loss per letter, a Python float.

    Args:
        model: a module with `first_state(n)`, on any device.
        batches: list of int64 tensors (time, n), on the CPU; at least one.
    """
    mode = model.training
    model.eval()
    place = next(model.parameters()).device
    total, count = 0.0, 0
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(place)
        x, y = batch[:-1], batch[1:]
        logs, state = model(x, state)
        total += F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum").item()
        count += y.numel()
    model.train(mode)
    return math.exp(total / count)
