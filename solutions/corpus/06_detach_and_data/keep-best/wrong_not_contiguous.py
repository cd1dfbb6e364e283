# title: keeps the weights as one flat row, with view(-1)
# fails: keep-best-hidden [view-needs-even-strides]


def keep_best(w, loss_of, lr, steps):
    record, best = None, None
    for step in range(steps):
        loss = loss_of(w)
        if record is None or loss.item() < record:
            record, best = loss.item(), w.detach().view(-1).clone()
        gradient = torch.autograd.grad(loss, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return best.view(w.shape)
