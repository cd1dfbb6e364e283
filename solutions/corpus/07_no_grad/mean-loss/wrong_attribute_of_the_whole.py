# title: sets the flag of the container only
# fails: mean-loss-test [one-flag-is-not-eval]
# fails: mean-loss-hidden [one-flag-is-not-eval]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    was_training, net.training = net.training, False
    losses = [loss_of(net(x), y).item() for x, y in batches]
    net.training = was_training
    return sum(losses) / len(losses)
