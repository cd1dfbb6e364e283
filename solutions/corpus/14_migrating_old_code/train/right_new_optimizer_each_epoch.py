# title: a new SGD for each epoch


def train(model, batches, epochs, lr, clip):
    history = []
    for epoch in range(epochs):
        opt = torch.optim.SGD(filter(lambda p: p.requires_grad, model.parameters()), lr * 0.5 ** (epoch // 2))
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(state[0].device)
            model.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.reshape(-1, logs.shape[-1]), batch[1:].reshape(-1))
            loss.backward()
            torch.nn.utils.clip_grad_norm_(list(model.parameters()), clip)
            opt.step()
            state = tuple(s.detach() for s in state)
            history += [loss.item()]
    return history
