# title: takes back a step that makes the loss larger
# fails: train-test [no diagnosis]

def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss = loss_of(w)
        loss.backward()
        with torch.no_grad():
            before = w.clone()
            w -= lr * w.grad
            if loss_of(w) > loss:
                w.copy_(before)
