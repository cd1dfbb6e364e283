# title: a filter that is used up
# fails: train-test [gradient-not-clipped]
# fails: train-idioms [gradient-not-clipped]
# fails: train-hidden [gradient-not-clipped]


def train(model, batches, epochs, lr, clip):
    losses = []
    params = filter(lambda p: p.requires_grad, model.parameters())
    opt = torch.optim.SGD(params, lr)
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            state = tuple(each.detach() for each in state)
            model.zero_grad()
            logs, state = model(x, state)
            loss = F.nll_loss(logs.view(-1, logs.size(2)), y.view(-1))
            loss.backward()
            nn.utils.clip_grad_norm_(params, clip)
            opt.param_groups[0]["lr"] = rate
            opt.step()
            losses.append(loss.item())
    return losses
