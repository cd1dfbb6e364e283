# title: the parameters have a device together
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]
# never: module-has-no-device


def evaluate(model, batches):
    was = model.training
    model.eval()
    where = model.parameters().device
    total, count = 0.0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(where)
            logs, state = model(batch[:-1], state)
            y = batch[1:].reshape(-1)
            total += F.nll_loss(logs.reshape(y.numel(), -1), y, reduction="sum").item()
            count += y.numel()
    model.train(was)
    return total / count
