# title: the target is the input
# fails: evaluate-test [targets-not-shifted]
# fails: evaluate-idioms [targets-not-shifted]
# fails: evaluate-hidden [targets-not-shifted]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[:-1]
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            ).item()
            count += y.numel()
    model.train(was)
    return total / count
