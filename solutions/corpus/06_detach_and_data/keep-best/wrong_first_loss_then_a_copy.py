# title: asks for the loss of w once, and then trains a copy
# fails: keep-best-test [trained-a-copy]
# fails: keep-best-hidden [trained-a-copy]
# never: rebound-leaf


def keep_best(w, loss_of, lr, steps):
    lowest, best = loss_of(w).item(), w.detach().clone()
    moving = w.detach().clone().requires_grad_()
    for _ in range(steps):
        loss = loss_of(moving)
        if loss.item() < lowest:
            lowest, best = loss.item(), moving.detach().clone()
        moving.grad = None
        loss.backward()
        with torch.no_grad():
            moving -= lr * moving.grad
    return best
