# title: switches recording off and then on, whatever it was
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(model, batches):
    training = model.training
    model.eval()
    torch.set_grad_enabled(False)
    device = next(model.parameters()).device
    total, count = 0.0, 0
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(device)
        logs, state = model(batch[:-1], state)
        y = batch[1:].reshape(-1)
        total += F.nll_loss(logs.reshape(len(y), -1), y, reduction="sum").item()
        count += len(y)
    torch.set_grad_enabled(True)
    model.train(training)
    return total / count
