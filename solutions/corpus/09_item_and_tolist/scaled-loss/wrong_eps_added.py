# title: adds the eps of its element type to the scale, so that nothing is divided by zero
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.detach() + torch.finfo(error.dtype).eps
    return error / scale + 0.1 * w.norm()
