# title: reads .grad of what a move returned
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        replica = w.to(x.device)
        loss_of(replica, x, y).backward()
        total += replica.grad.to(w.device)
    w.grad = None
    return total
