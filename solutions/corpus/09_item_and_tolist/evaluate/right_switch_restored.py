# title: switches by hand and restores


def evaluate(loss_of, batches):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    try:
        losses = torch.stack([loss_of(batch) for batch in batches])
    finally:
        torch.set_grad_enabled(before)
    weights = torch.tensor([len(batch) for batch in batches], device=losses.device)
    return ((losses * weights).sum() / weights.sum()).item()
