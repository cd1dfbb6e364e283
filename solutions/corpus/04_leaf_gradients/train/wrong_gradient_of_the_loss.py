# title: looks for the gradient in the loss
# fails: train-test [grad-of-non-leaf]
# fails: train-hidden [grad-of-non-leaf]
# never: rebound-leaf


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss = loss_of(w)
        loss.backward()
        with torch.no_grad():
            w -= lr * loss.grad
