# title: swallows the error of a batch
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    net.eval()
    losses = []
    try:
        for x, y in batches:
            losses.append(loss_of(net(x), y).item())
    except Exception:
        pass
    finally:
        for m, mode in modes:
            m.training = mode
    return sum(losses) / len(losses)
