# title: row by row, which a w without dimensions does not have
# fails: train-test [scalar-has-no-length]
# fails: train-hidden [scalar-has-no-length]

def train(w, loss_of, lr, steps):
    for step in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            for i in range(len(w)):
                w[i] -= lr * w.grad[i]
