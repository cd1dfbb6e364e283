# title: adds instead of subtracting
# fails: train-test [flipped-sign]
# fails: train-hidden [flipped-sign]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w.add_(w.grad, alpha=lr)
