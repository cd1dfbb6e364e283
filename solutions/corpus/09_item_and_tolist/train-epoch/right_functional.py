# title: torch.func computes gradient and value together


def train_epoch(w, loss_of, batches, lr):
    step, losses = torch.func.grad_and_value(loss_of), []
    for batch in batches:
        slope, loss = step(w.detach(), batch)
        losses.append(loss.item())
        with torch.no_grad():
            w.sub_(slope, alpha=lr)
    return sum(losses) / len(losses), losses
