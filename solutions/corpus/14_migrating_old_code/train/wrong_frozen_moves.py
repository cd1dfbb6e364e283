# title: only what is trained has its gradient cleared, and the frozen one moves
# fails: train-test [stale-gradients-counted]
# fails: train-hidden [stale-gradients-counted]


def train(model, batches, epochs, lr, clip):
    place = next(model.parameters()).device
    losses = []
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            x, y = batch[:-1].to(place), batch[1:].to(place)
            state = tuple(h.detach() for h in state)
            for weight in model.parameters():
                if weight.requires_grad:
                    weight.grad = None
            logs, state = model(x, state)
            loss = F.nll_loss(logs.flatten(0, 1), y.flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(list(model.parameters()), max_norm=clip)
            with torch.no_grad():
                for weight in model.parameters():
                    if weight.grad is not None:
                        weight.sub_(rate * weight.grad)
            losses.append(loss.item())
    return losses
