# title: the mode is not given back
# fails: evaluate-test [mode-of-the-model-lost]
# fails: evaluate-idioms [mode-of-the-model-lost]
# fails: evaluate-hidden [mode-of-the-model-lost]


def evaluate(model, batches):
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            ).item()
            count += y.numel()
    pass
    return total / count
