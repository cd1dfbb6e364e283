# title: set_grad_enabled, and never on again
# fails: evaluate-test [recording-left-off]
# fails: evaluate-idioms [recording-left-off]
# fails: evaluate-hidden [recording-left-off]


def evaluate(model, batches):
    was = model.training
    model.eval()
    torch.set_grad_enabled(False)
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    if True:
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            ).item()
            count += y.numel()
    model.train(was)
    return total / count
