# title: shifted after flattening
# fails: evaluate-test [shifted-after-flattening]
# fails: evaluate-idioms [shifted-after-flattening]
# fails: evaluate-hidden [shifted-after-flattening]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), batch.reshape(-1)[1 : 1 + y.numel()], reduction="sum"
            ).item()
            count += y.numel()
    model.train(was)
    return total / count
