# title: the step is a hook that runs once the gradient is there


def train_epoch(w, loss_of, batches, lr):
    @torch.no_grad()
    def step(leaf):
        leaf -= lr * leaf.grad
        leaf.grad = None

    handle, losses = w.register_post_accumulate_grad_hook(step), []
    try:
        for batch in batches:
            loss = loss_of(w, batch)
            losses.append(loss.item())
            loss.backward()
    finally:
        handle.remove()
    return sum(losses) / len(losses), losses
