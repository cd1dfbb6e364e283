# title: the rate is set in param_groups


def train(model, batches, epochs, lr, clip):
    opt = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr)
    history = []
    for epoch in range(epochs):
        for group in opt.param_groups:
            group["lr"] = lr / 2 ** (epoch // 2)
        model.train(True)
        h, c = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(h.device)
            opt.zero_grad(set_to_none=True)
            logs, (h, c) = model(batch[:-1], (h.detach(), c.detach()))
            loss = -logs.gather(2, batch[1:].unsqueeze(-1)).mean()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(opt.param_groups[0]["params"], max_norm=clip)
            opt.step()
            history.append(float(loss))
    return history
