# title: torch.func.grad_and_value, and NumPy for the copy


def keep_best(w, loss_of, lr, steps):
    record, winner = float("inf"), None
    for _ in range(steps):
        slope, loss = torch.func.grad_and_value(loss_of)(w)
        slope, loss = slope.detach(), loss.item()
        if loss < record:
            record, winner = loss, torch.from_numpy(w.detach().cpu().numpy().copy())
        w.data.add_(slope, alpha=-lr)
    return winner.to(w.device)
