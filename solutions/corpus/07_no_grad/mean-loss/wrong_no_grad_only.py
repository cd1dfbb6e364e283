# title: only switches recording off
# fails: mean-loss-test [no-grad-is-not-eval]
# fails: mean-loss-hidden [no-grad-is-not-eval]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    losses = [loss_of(net(x), y).item() for x, y in batches]
    return sum(losses) / len(losses)
