# title: computes the new weights, clears the gradient, and gives them the old name
# fails: train-test [rebound-leaf]
# fails: train-hidden [rebound-leaf]
# never: cleared-too-early


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        new_w = w.detach() - lr * w.grad
        w.grad.zero_()
        w = new_w.requires_grad_()
