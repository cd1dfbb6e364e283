# title: left gamma of the schedule as it is
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(model, batches, epochs, lr, clip):
    device = next(model.parameters()).device
    model.train()
    losses = []
    opt = torch.optim.SGD(model.parameters(), lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, 2)
    for epoch in range(epochs):
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(device)
            state = tuple(s.detach() for s in state)
            opt.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.reshape(-1, logs.size(-1)), batch[1:].reshape(-1))
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
        plan.step()
    return losses
