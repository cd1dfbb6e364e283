# title: the state goes through lists of numbers
# fails: train-test [made-on-the-cpu]
# fails: train-hidden [element-type-lost]
def train(model, batches, epochs, lr, clip):
    """Train the model in place; return the loss of each batch, in order.

    Args:
        model: a module with `first_state(n)`, on any device.
        batches: list of int64 tensors (time, n), on the CPU; at least one.
        epochs: how often to go through the batches, an int.
        lr: the first learning rate, a Python float.
        clip: the largest norm of the gradient, a Python float.
    """
    losses = []
    place = next(model.parameters()).device
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, step_size=2, gamma=0.5)
    for epoch in range(epochs):
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(place)
            x, y = batch[:-1], batch[1:]
            state = tuple(torch.tensor(part.tolist()) for part in state)
            model.zero_grad()
            logs, state = model(x, state)
            loss = F.nll_loss(logs.reshape(-1, logs.size(2)), y.reshape(-1))
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
        plan.step()
    return losses
