# title: leaves the inner loop after the first batch
# fails: train-test [one-call-for-each-epoch]
# fails: train-idioms [one-call-for-each-epoch]
# fails: train-hidden [one-call-for-each-epoch]


def train(model, batches, epochs, lr, clip):
    """Train the model in place; return the loss of each batch, in order.

    Args:
        model: a module with `first_state(n)`, on any device.
        batches: list of int64 tensors (time, n), on the CPU; at least one.
        epochs: how often to go through the batches, an int.
        lr: the first learning rate, a Python float.
        clip: the largest norm of the gradient, a Python float.
    """
    place, losses = (next(model.parameters()).device, [])
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, step_size=2, gamma=0.5)
    model.train(True)
    for _ in range(epochs):
        state = model.first_state(batches[0].shape[1])
        for letters in batches:
            letters = letters.to(place)
            opt.zero_grad()
            logs, state = model(letters[:-1], tuple((part.detach() for part in state)))
            nll = F.nll_loss(logs.flatten(0, 1), letters[1:].flatten())
            nll.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(nll.item())
            break
        plan.step()
    return losses
