# title: switches the network and its direct children only
# fails: mean-loss-test [eval-one-level-deep]
# fails: mean-loss-hidden [eval-one-level-deep]


def mean_loss(net, batches, loss_of):
    parts = [net, *net.children()]
    modes = [part.training for part in parts]
    try:
        for part in parts:
            part.training = False
        with torch.no_grad():
            losses = [loss_of(net(inputs), targets).item() for inputs, targets in batches]
    finally:
        for part, mode in zip(parts, modes):
            part.training = mode
    return sum(losses) / len(losses)
