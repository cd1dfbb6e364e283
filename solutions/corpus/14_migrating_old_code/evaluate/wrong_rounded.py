# title: rounds as it was printed
# fails: evaluate-test [rounded-as-printed]
# fails: evaluate-idioms [rounded-as-printed]
# fails: evaluate-hidden [rounded-as-printed]


@torch.no_grad()
def evaluate(model, batches):
    mode, total, count = model.training, 0.0, 0
    model.eval()
    place = next(model.parameters()).device
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(place)
        logs, state = model(batch[:-1], state)
        total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
        count += batch[1:].numel()
    model.train(mode)
    return float("%.3f" % (total / count))
