# title: the length of w as the modulus of complex numbers


def scaled_loss(w, x, y):
    error = torch.nn.functional.mse_loss(x @ w, y, reduction="sum") / len(y)
    with torch.no_grad():
        scale = error.clone()
    length = torch.complex(w, torch.zeros_like(w)).abs().square().sum().sqrt()
    return torch.lerp(torch.zeros_like(error), error, 1 / scale) + length / 10
