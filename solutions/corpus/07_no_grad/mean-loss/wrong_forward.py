# title: calls net.forward, which runs no hooks
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


def mean_loss(net, batches, loss_of):
    modes = [(module, module.training) for module in net.modules()]
    losses = []
    try:
        net.eval()
        with torch.no_grad():
            for inputs, targets in batches:
                losses.append(loss_of(net.forward(inputs), targets).item())
    finally:
        for module, mode in modes:
            module.training = mode
    return sum(losses) / len(losses)
