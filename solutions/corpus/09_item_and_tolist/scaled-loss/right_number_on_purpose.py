# title: keeps the number that is right


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error / error.item() + 0.1 * torch.sqrt((w * w).sum())
