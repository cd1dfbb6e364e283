# title: no_grad and no eval()
# fails: evaluate-test [no-grad-is-not-eval]
# fails: evaluate-idioms [no-grad-is-not-eval]
# fails: evaluate-hidden [no-grad-is-not-eval]


def evaluate(model, batches):
    pass
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
