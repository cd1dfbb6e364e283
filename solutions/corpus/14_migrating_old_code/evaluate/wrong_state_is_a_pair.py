# title: took the state for a pair
# fails: evaluate-test [state-taken-apart]
# fails: evaluate-idioms [state-taken-apart]
# fails: evaluate-hidden [state-taken-apart]


def evaluate(model, batches):
    was_training = model.training
    model.eval()
    device = next(model.parameters()).device
    total, count = 0.0, 0
    with torch.no_grad():
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(device)
            x, y = batch[:-1], batch[1:]
            h, c = state
            state = (h.detach(), c.detach())
            logs, state = model(x, state)
            total += F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum").item()
            count += y.numel()
    model.train(was_training)
    return total / count
