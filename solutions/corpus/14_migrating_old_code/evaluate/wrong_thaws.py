# title: switches the flag of every parameter on, of the frozen ones as well
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]

@torch.no_grad()
def evaluate(model, batches):
    model.requires_grad_()
    training = model.training
    model.eval()
    device = next(iter(model.parameters())).device
    total, count = (0.0, 0)
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(device, non_blocking=True)
        x, y = (batch[:-1], batch[1:])
        logs, state = model(x, state)
        total += F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction='sum').item()
        count += y.numel()
    print('loss %.3f' % (total / count))
    model.train(training)
    return total / count
