# title: MultiStepLR


def train(model, batches, epochs, lr, clip):
    losses = []
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    plan = torch.optim.lr_scheduler.MultiStepLR(opt, range(2, epochs + 1, 2), gamma=0.5)
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            state = tuple(each.detach() for each in state)
            opt.zero_grad(set_to_none=False)
            logs, state = model(x, state)
            loss = F.nll_loss(logs.view(-1, logs.size(2)), y.view(-1))
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
        plan.step()
    return losses
