# title: the mean of the batches' means
# fails: evaluate-test [mean-of-batch-means]
# fails: evaluate-idioms [mean-of-batch-means]
# fails: evaluate-hidden [mean-of-batch-means]


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
            total += F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1)).item()
            count += 1
    model.train(was)
    return total / count
