# title: clears the gradients
# fails: evaluate-test [gradients-cleared]
# fails: evaluate-idioms [gradients-cleared]
# fails: evaluate-hidden [gradients-cleared]


def evaluate(model, batches):
    mode, total, count = model.training, 0.0, 0
    model.eval()
    model.zero_grad()
    place = next(model.parameters()).device
    with torch.no_grad():
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(place)
            logs, state = model(batch[:-1], state)
            total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
            count += batch[1:].numel()
    model.train(mode)
    return total / count
