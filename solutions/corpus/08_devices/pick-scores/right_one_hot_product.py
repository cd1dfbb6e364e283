# title: a product with rows of ones and zeros


def pick_scores(scores, chosen):
    hot = torch.zeros_like(scores)
    for row, column in enumerate(chosen):
        hot[row, column] = 1
    return torch.einsum("nk,nk->n", scores, hot)
