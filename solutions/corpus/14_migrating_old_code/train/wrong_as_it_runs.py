# title: only what it takes to run
# fails: train-test [rate-slides]
# fails: train-idioms [rate-slides]
# fails: train-hidden [rate-slides]


def train(model, batches, epochs, lr, clip):
    losses = []
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch / 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = Variable(batch[:-1]), Variable(batch[1:])
            state = tuple(Variable(each.data) for each in state)
            model.zero_grad()
            logs, state = model(x, state)
            loss = F.nll_loss(logs.view(-1, logs.size(2)), y.view(-1))
            loss.backward()
            nn.utils.clip_grad_norm(model.parameters(), clip)
            for p in model.parameters():
                if p.grad is not None:
                    p.data.add_(-rate, p.grad.data)
            losses.append(loss.item())
    return losses
