# title: puts the modes back from the inside out, so that each parent overwrites its parts
# fails: mean-loss-test [all-put-into-training]
# fails: mean-loss-hidden [all-put-into-training]


def mean_loss(net, batches, loss_of):
    modes = [(module, module.training) for module in net.modules()]
    net.eval()
    try:
        with torch.no_grad():
            losses = [loss_of(net(x), y).item() for x, y in batches]
    finally:
        for module, mode in reversed(modes):
            module.train(mode)
    return sum(losses) / len(losses)
