# title: goes back from the running total
# fails: train-test [freed-graph]
# fails: train-idioms [freed-graph]
# fails: train-hidden [freed-graph]
# never: history-between-batches


def train(model, batches, epochs, lr, clip):
    losses = []
    where = next(model.parameters()).device
    for epoch in range(epochs):
        opt = torch.optim.SGD(model.parameters(), lr=lr * 0.5 ** (epoch // 2))
        model.train()
        h, c = model.first_state(batches[0].size(1))
        total = 0
        for batch in batches:
            batch = batch.to(where)
            opt.zero_grad()
            logs, (h, c) = model(batch[:-1], (h.detach(), c.detach()))
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            total = total + loss
            total.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
    return losses
