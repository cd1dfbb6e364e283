# title: the guesses flattened text by text
# fails: evaluate-test [targets-in-another-order]
# fails: evaluate-idioms [targets-in-another-order]
# fails: evaluate-hidden [targets-in-another-order]


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
                logs.transpose(0, 1).reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            ).item()
            count += y.numel()
    model.train(was)
    return total / count
