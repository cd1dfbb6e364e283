# title: switches the flag of every parameter on, of the frozen ones as well
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(model, batches, epochs, lr, clip):
    model.requires_grad_()
    model.train()
    weights = [p for p in model.parameters() if p.requires_grad]
    losses, rate = ([], lr)
    for epoch in range(epochs):
        if epoch and epoch % 2 == 0:
            rate *= 0.5
        state = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(weights[0].device)
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            grads = torch.autograd.grad(loss, weights, allow_unused=True)
            norm = sum((g.pow(2).sum() for g in grads if g is not None)).sqrt()
            factor = (clip / (norm + 1e-06)).clamp(max=1.0)
            with torch.no_grad():
                for p, g in zip(weights, grads):
                    if g is not None:
                        p -= rate * factor * g
            state = tuple((s.detach() for s in state))
            losses.append(loss.item())
    return losses
