# title: Adam
# fails: train-test [step-has-a-memory]
# fails: train-idioms [step-has-a-memory]
# fails: train-hidden [step-has-a-memory]


def train(model, batches, epochs, lr, clip):
    losses = []
    opt = torch.optim.Adam(model.parameters(), lr=lr)
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
            losses.append(loss.item())
        plan.step()
    return losses
