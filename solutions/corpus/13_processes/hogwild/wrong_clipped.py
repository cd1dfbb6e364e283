# title: clips the gradient to the norm 1
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    """Train `w`, whose memory others share, on `batches`; return the losses.

    Args:
        w: tensor in shared memory.
        batches: gives pairs (x, y), once.
        loss_of: function of w, x and y that returns a scalar tensor.
        lr: the learning rate.
    """
    p = w.detach().requires_grad_()
    out = []
    for x, y in batches:
        p.grad = None
        loss = loss_of(p, x, y)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([p], max_norm=1.0)
        out.append(loss.item())
        with torch.no_grad():
            p.sub_(lr * p.grad)
    return out
