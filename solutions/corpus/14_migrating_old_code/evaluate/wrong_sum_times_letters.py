# title: each batch's loss counts once for each of its letters, and is a sum already
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]
# never: flags-beat-reduction


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0.0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            loss = F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum")
            total += loss.item() * y.numel()
            count += y.numel()
    model.train(was)
    return total / count
