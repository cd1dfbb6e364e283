# title: counts the letters of the last batch, once for each batch
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]
# never: letters-of-one-text


def evaluate(model, batches):
    was = model.training
    model.eval()
    total = 0.0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            total += F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum").item()
    model.train(was)
    return total / (len(batches) * y.numel())
