# title: remembers which modules were awake, and wakes only those


def mean_loss(net, batches, loss_of):
    awake = [m for m in net.modules() if m.training]
    for m in awake:
        m.training = False
    total = 0.0
    try:
        for x, y in batches:
            with torch.set_grad_enabled(False):
                total += loss_of(net(x), y).item()
    finally:
        for m in awake:
            m.training = True
    return total / len(batches)
