# title: joins the terms with torch.stack


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    with torch.no_grad():
        scale = error.clone()
    return torch.stack([error / scale, 0.1 * torch.linalg.vector_norm(w)]).sum()
