# title: the first state in each batch
# fails: evaluate-test [state-not-handed-on]
# fails: evaluate-idioms [state-not-handed-on]
# fails: evaluate-hidden [state-not-handed-on]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            state = model.first_state(batch.size(1))
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            ).item()
            count += y.numel()
    model.train(was)
    return total / count
