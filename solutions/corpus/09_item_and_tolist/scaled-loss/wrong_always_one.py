# title: the first term is always 1, so writes 1
# fails: scaled-loss-test [one-in-place-of-the-term]
# fails: scaled-loss-hidden [one-in-place-of-the-term]
# never: number-is-a-constant


def scaled_loss(w, x, y):
    return 1 + 0.1 * torch.linalg.vector_norm(w)
