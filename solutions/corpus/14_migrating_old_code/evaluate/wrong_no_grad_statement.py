# title: torch.no_grad() as a statement
# fails: evaluate-test [volatile-marks-nothing]
# fails: evaluate-idioms [volatile-marks-nothing]
# fails: evaluate-hidden [volatile-marks-nothing]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    torch.no_grad()
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
