# title: an optimizer's step returns the loss of its closure


def train_epoch(w, loss_of, batches, lr):
    optimizer = torch.optim.SGD([w], lr)

    def step(batch):
        def closure():
            optimizer.zero_grad()
            loss = loss_of(w, batch)
            loss.backward()
            return loss

        return optimizer.step(closure).item()

    history = [step(batch) for batch in batches]
    return sum(history) / len(history), history
