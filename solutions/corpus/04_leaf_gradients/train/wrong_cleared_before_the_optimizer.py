# title: backward(), zero_grad(), step()
# fails: train-test [cleared-too-early]
# fails: train-hidden [cleared-too-early]


def train(w, loss_of, lr, steps):
    opt = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        loss_of(w).backward()
        opt.zero_grad()
        opt.step()
