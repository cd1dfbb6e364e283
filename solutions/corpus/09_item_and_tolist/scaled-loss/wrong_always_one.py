# title: the first term is always 1, so writes 1
# fails: scaled-loss-test [number-is-a-constant]
# fails: scaled-loss-hidden [number-is-a-constant]


def scaled_loss(w, x, y):
    return 1 + 0.1 * torch.linalg.vector_norm(w)
