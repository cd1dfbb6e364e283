# title: clears once an epoch
# fails: train-test [cleared-each-epoch]
# fails: train-idioms [cleared-each-epoch]
# fails: train-hidden [cleared-each-epoch]


def train(model, batches, epochs, lr, clip):
    losses = []
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, 2, 0.5)
    place = next(model.parameters()).device
    model.train()
    for epoch in range(epochs):
        opt.zero_grad()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(place)
            state = tuple(s.detach() for s in state)
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            losses.append(loss.item())
        plan.step()
    return losses
