# title: torch.func on copies of the weights


def gradient_in_parts(loss_of, w, parts):
    slope = torch.func.grad(loss_of)
    each = [slope(w.detach().to(x.device), x, y).to(w.device) for x, y in parts]
    return torch.stack(each).sum(0)
