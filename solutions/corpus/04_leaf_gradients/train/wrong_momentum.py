# title: with momentum, out of habit
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(w, loss_of, lr, steps):
    opt = torch.optim.SGD([w], lr=lr, momentum=0.9)
    for _ in range(steps):
        opt.zero_grad()
        loss_of(w).backward()
        opt.step()
