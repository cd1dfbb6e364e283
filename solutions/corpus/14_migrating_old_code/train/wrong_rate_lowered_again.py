# title: lowers the rate that was lowered already
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(model, batches, epochs, lr, clip):
    losses = []
    device = next(model.parameters()).device
    for epoch in range(epochs):
        lr = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(device)
            x, y = batch[:-1], batch[1:]
            state = tuple(h.detach() for h in state)
            model.zero_grad()
            logs, state = model(x, state)
            loss = F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1))
            loss.backward()
            nn.utils.clip_grad_norm_(list(model.parameters()), clip)
            with torch.no_grad():
                for weight in model.parameters():
                    if weight.grad is not None:
                        weight.sub_(weight.grad, alpha=lr)
            losses.append(loss.item())
    return losses
