# title: lr halved before it is raised to a power
# fails: train-test [lr-inside-the-power]
# fails: train-idioms [lr-inside-the-power]
# fails: train-hidden [lr-inside-the-power]


def train(model, batches, epochs, lr, clip):
    losses = []
    for epoch in range(epochs):
        rate = (lr * 0.5) ** (epoch // 2)
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
            with torch.no_grad():
                for p in model.parameters():
                    if p.grad is not None:
                        p -= rate * p.grad
            losses.append(loss.item())
    return losses
