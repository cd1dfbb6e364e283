# title: remembers one mode for each class
# fails: mean-loss-test [whole-sets-its-parts]
# fails: mean-loss-hidden [whole-sets-its-parts]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = {type(m): m.training for m in net.modules()}
    net.eval()
    try:
        losses = [loss_of(net(inputs), targets).item() for inputs, targets in batches]
    finally:
        for m in net.modules():
            m.training = modes[type(m)]
    return sum(losses) / len(losses)
