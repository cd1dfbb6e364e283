# title: doubles the rate
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]


def norm(grads):
    return torch.stack([g.detach().norm() for g in grads]).norm()


def train(model, batches, epochs, lr, clip):
    place = next(model.parameters()).device
    out = []
    for epoch in range(epochs):
        rate = lr * 2 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(place)
            model.zero_grad(set_to_none=True)
            logs, state = model(batch[:-1], tuple(each.detach() for each in state))
            loss = F.nll_loss(logs.movedim(2, 1), batch[1:])
            loss.backward()
            moved = [p for p in model.parameters() if p.grad is not None]
            scale = min(1.0, clip / (norm([p.grad for p in moved]).item() + 1e-6)) if moved else 1.0
            with torch.no_grad():
                for p in moved:
                    p.sub_(p.grad, alpha=rate * scale)
            out.append(loss.item())
    return out
