# title: the parameters are frozen instead
# fails: evaluate-test [flag-instead-of-no-grad]
# fails: evaluate-idioms [flag-instead-of-no-grad]
# fails: evaluate-hidden [flag-instead-of-no-grad]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    for p in model.parameters():
        p.requires_grad_(False)
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
