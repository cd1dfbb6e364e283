# title: a tensor total, item at the end


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
            total = total + F.nll_loss(logs.flatten(0, 1), y.flatten()) * y.numel()
            count += y.numel()
    model.train(was)
    return (total / count).item()
