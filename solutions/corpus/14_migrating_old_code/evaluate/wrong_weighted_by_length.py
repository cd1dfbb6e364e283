# title: weighs by the length of a batch
# fails: evaluate-test [weighted-by-all-letters]
# fails: evaluate-idioms [weighted-by-all-letters]
# fails: evaluate-hidden [weighted-by-all-letters]


@torch.no_grad()
def evaluate(model, batches):
    mode, total, count = model.training, 0.0, 0
    model.eval()
    place = next(model.parameters()).device
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(place)
        logs, state = model(batch[:-1], state)
        total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten()).item() * len(batch)
        count += len(batch)
    model.train(mode)
    return total / count
