# title: the branch for CUDA stays
# fails: evaluate-test [machine-asked-for-a-device]
# fails: evaluate-idioms [cuda-hard-coded]
# fails: evaluate-hidden [machine-asked-for-a-device]
# on cuda: evaluate-test [devices-mixed]
# on cuda: evaluate-hidden [devices-mixed]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0, 0
    state = model.first_state(batches[0].size(1))
    with torch.no_grad():
        for batch in batches:
            if torch.cuda.is_available():
                batch = batch.cuda(non_blocking=True)
            x, y = batch[:-1], batch[1:]
            logs, state = model(x, state)
            total += F.nll_loss(
                logs.reshape(-1, logs.size(2)), y.reshape(-1), reduction="sum"
            ).item()
            count += y.numel()
    model.train(was)
    return total / count
