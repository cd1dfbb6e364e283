# title: writes the losses into a float32 tensor, and takes the argmin
# fails: keep-best-hidden [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    losses, kept = torch.empty(steps), []
    for step in range(steps):
        loss = loss_of(w)
        losses[step] = loss.item()
        kept.append(w.detach().clone())
        gradient = torch.autograd.grad(loss, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return kept[losses.argmin().item()]
