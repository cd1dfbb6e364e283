# title: builds each gradient from the loss at the first weights
# fails: train-test [freed-graph]
# fails: train-hidden [freed-graph]


def train(w, loss_of, lr, steps):
    loss = loss_of(w)
    for _ in range(steps):
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
