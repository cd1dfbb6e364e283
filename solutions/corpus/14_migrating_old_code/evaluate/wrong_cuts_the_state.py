# title: as in training, I cut the state after each batch, and nothing grows
# fails: evaluate-test [state-taken-apart]
# fails: evaluate-idioms [state-taken-apart]
# fails: evaluate-hidden [state-taken-apart]


def evaluate(model, batches):
    mode = model.training
    model.eval()
    place = next(model.parameters()).device
    total, count = 0.0, 0
    h, c = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(place)
        logs, (h, c) = model(batch[:-1], (h, c))
        h, c = h.detach(), c.detach()
        loss = F.nll_loss(logs.reshape(-1, logs.size(2)), batch[1:].reshape(-1), reduction="sum")
        total += loss.item()
        count += batch[1:].numel()
    model.train(mode)
    return total / count
