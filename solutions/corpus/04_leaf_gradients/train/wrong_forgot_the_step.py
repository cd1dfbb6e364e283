# title: clears after every backward(), and never moves
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: cleared-too-early

def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        w.grad.zero_()
