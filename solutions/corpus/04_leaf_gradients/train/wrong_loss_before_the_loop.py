# title: computes the loss once, before the loop
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(w, loss_of, lr, steps):
    loss = loss_of(w)
    for _ in range(steps):
        w.grad = None
        loss.backward(retain_graph=True)
        with torch.no_grad():
            w.data -= lr * w.grad
