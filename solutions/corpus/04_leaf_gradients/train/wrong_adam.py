# title: another optimizer
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(w, loss_of, lr, steps):
    opt = torch.optim.Adam([w], lr=lr)
    for _ in range(steps):
        opt.zero_grad()
        loss_of(w).backward()
        opt.step()
