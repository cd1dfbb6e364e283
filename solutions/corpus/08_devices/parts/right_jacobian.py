# title: the Jacobian of the vector of losses, summed


def gradient_in_parts(loss_of, w, parts):
    def losses(w):
        return torch.stack([loss_of(w.to(x.device), x, y).to(w.device) for x, y in parts])

    return torch.autograd.functional.jacobian(losses, w).sum(0)
