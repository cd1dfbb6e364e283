# title: moves the batch after the model was called
# fails: evaluate-test [devices-mixed]
# fails: evaluate-hidden [devices-mixed]


def evaluate(model, batches):
    """Return the mean loss per letter, a Python float.

    Args:
        model: a module with `first_state(n)`, on any device.
        batches: list of int64 tensors (time, n), on the CPU; at least one.
    """
    was_training = model.training
    model.train(False)
    place = next(model.parameters()).device
    losses, state = ([], model.first_state(batches[0].shape[1]))
    with torch.no_grad():
        for letters in batches:
            logs, state = model(letters[:-1], state)
            letters = letters.to(place)
            losses += F.nll_loss(logs.flatten(0, 1), letters[1:].flatten(), reduction='none').tolist()
    model.train(was_training)
    return torch.tensor(losses, dtype=torch.float64).mean().item()
