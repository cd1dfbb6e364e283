# title: the batches stay on the CPU, and the total is a tensor
# fails: evaluate-test [devices-mixed]
# fails: evaluate-hidden [devices-mixed]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = torch.zeros((), dtype=torch.float64), 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            )
            count += y.numel()
    model.train(was)
    return total.item() / count
