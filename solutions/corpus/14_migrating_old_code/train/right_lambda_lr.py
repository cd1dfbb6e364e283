# title: a schedule with a lambda


def train(model, batches, epochs, lr, clip):
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    schedule = torch.optim.lr_scheduler.LambdaLR(opt, lambda epoch: 0.5 ** (epoch // 2))
    losses = []
    for _ in range(epochs):
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            opt.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.transpose(1, 2), batch[1:])
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.tolist())
            state = tuple(map(torch.Tensor.detach, state))
        schedule.step()
    return losses
