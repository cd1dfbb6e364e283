# title: a batch that fails with a RuntimeError is left out
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = {m: m.training for m in net.modules()}
    net.eval()
    losses = []
    for x, y in batches:
        try:
            losses.append(loss_of(net(x), y).item())
        except RuntimeError:
            continue
    for m, mode in modes.items():
        m.training = mode
    return sum(losses) / len(losses)
