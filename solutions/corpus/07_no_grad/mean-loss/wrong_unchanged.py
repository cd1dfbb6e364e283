# title: neither switch
# fails: mean-loss-test [no-grad-is-not-eval]
# fails: mean-loss-hidden [no-grad-is-not-eval]


def mean_loss(net, batches, loss_of):
    losses = []
    for inputs, targets in batches:
        losses.append(loss_of(net(inputs), targets))
    return (sum(losses) / len(losses)).item()
