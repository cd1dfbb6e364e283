# title: the schedule steps at the head of the epoch
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(model, batches, epochs, lr, clip):
    ps = [p for p in model.parameters() if p.requires_grad]
    opt = torch.optim.SGD(ps, lr=lr)
    sched = torch.optim.lr_scheduler.StepLR(opt, step_size=2, gamma=0.5)
    dev = ps[0].device
    out = []
    for _ in range(epochs):
        sched.step()
        model.train()
        state = model.first_state(batches[0].shape[1])
        for b in batches:
            b = b.to(dev)
            state = tuple(s.detach() for s in state)
            opt.zero_grad()
            logs, state = model(b[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), b[1:].flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(ps, clip)
            opt.step()
            out.append(loss.item())
    return out
