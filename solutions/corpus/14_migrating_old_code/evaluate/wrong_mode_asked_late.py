# title: asks for the mode after eval()
# fails: evaluate-test [mode-of-the-model-lost]
# fails: evaluate-idioms [mode-of-the-model-lost]
# fails: evaluate-hidden [mode-of-the-model-lost]


@torch.no_grad()
def evaluate(model, batches):
    model.eval()
    mode, total, count = model.training, 0.0, 0
    place = next(model.parameters()).device
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(place)
        logs, state = model(batch[:-1], state)
        total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
        count += batch[1:].numel()
    model.train(mode)
    return total / count
