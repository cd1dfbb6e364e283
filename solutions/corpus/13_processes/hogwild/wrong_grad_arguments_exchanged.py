# title: autograd.grad takes the leaf first
# fails: hogwild-test [grad-arguments-exchanged]
# fails: hogwild-hidden [grad-arguments-exchanged]
def hogwild(w, batches, loss_of, lr):
    """Train `w`, whose memory others share, on `batches`; return the losses.

    Args:
        w: tensor in shared memory.
        batches: gives pairs (x, y), once.
        loss_of: function of w, x and y that returns a scalar tensor.
        lr: the learning rate.
    """
    mine = w.detach().requires_grad_()
    losses = []
    for x, y in batches:
        loss = loss_of(mine, x, y)
        slope, = torch.autograd.grad(mine, loss)
        mine.data.sub_(slope, alpha=lr)
        losses.append(loss.item())
    return losses
