# title: all weights in one buffer, the best row is returned


def keep_best(w, loss_of, lr, steps):
    seen = torch.empty(steps, *w.shape, dtype=w.dtype, device=w.device)
    losses = torch.empty(steps, dtype=w.dtype, device=w.device)
    for step in range(steps):
        loss = loss_of(w)
        seen[step], losses[step] = w.detach(), loss.detach()
        with torch.no_grad():
            torch._foreach_add_([w], torch.autograd.grad(loss, [w]), alpha=-lr)
    return seen[losses.argmin()]
