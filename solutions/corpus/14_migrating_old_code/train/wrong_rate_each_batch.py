# title: the schedule steps with each batch
# fails: train-test [rate-falls-each-batch]
# fails: train-idioms [rate-falls-each-batch]
# fails: train-hidden [rate-falls-each-batch]


def train(model, batches, epochs, lr, clip):
    losses = []
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    plan = torch.optim.lr_scheduler.StepLR(opt, 2, 0.5)
    place = next(model.parameters()).device
    model.train()
    for epoch in range(epochs):
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(place)
            state = tuple(s.detach() for s in state)
            opt.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            opt.step()
            plan.step()
            losses.append(loss.item())
    return losses
