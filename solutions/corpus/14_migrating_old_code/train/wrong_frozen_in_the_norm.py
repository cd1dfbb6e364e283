# title: the gradient of a frozen parameter is in the norm
# fails: train-test [stale-gradients-counted]
# fails: train-hidden [stale-gradients-counted]


def train(model, batches, epochs, lr, clip):
    losses = []
    params = [p for p in model.parameters() if p.requires_grad]
    opt = torch.optim.SGD(params, lr=lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, 2, 0.5)
    place = params[0].device
    model.train()
    for epoch in range(epochs):
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(place)
            state = tuple(s.detach() for s in state)
            opt.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
        plan.step()
    return losses
