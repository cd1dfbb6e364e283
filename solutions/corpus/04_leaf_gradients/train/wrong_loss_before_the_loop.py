# title: computes the loss once, before the loop
# fails: train-test [one-gradient-for-all-steps]
# fails: train-hidden [one-gradient-for-all-steps]
def train(w, loss_of, lr, steps):
    loss = loss_of(w)
    for _ in range(steps):
        w.grad = None
        loss.backward(retain_graph=True)
        with torch.no_grad():
            w.data -= lr * w.grad
