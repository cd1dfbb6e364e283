# title: an optimizer with momentum
# fails: train-test [step-has-a-memory]
# fails: train-idioms [step-has-a-memory]
# fails: train-hidden [step-has-a-memory]


def train(model, batches, epochs, lr, clip):
    losses = []
    opt = torch.optim.SGD(model.parameters(), lr, momentum=0.9)
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
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.param_groups[0]["lr"] = rate
            opt.step()
            losses.append(loss.item())
    return losses
