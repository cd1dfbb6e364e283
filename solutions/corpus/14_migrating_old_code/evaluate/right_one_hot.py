# title: one_hot


def evaluate(model, batches):
    mode, device = model.training, next(model.parameters()).device
    model.train(mode=False)
    state, lost, seen = model.first_state(batches[0].shape[1]), 0.0, 0
    for batch in batches:
        with torch.no_grad():
            logs, state = model(batch[:-1].to(device), state)
            y = batch[1:].to(device)
            lost -= (F.one_hot(y, logs.shape[-1]) * logs).sum().item()
            seen += y.shape[0] * y.shape[1]
    if mode:
        model.train()
    return lost / seen
