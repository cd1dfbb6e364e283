# title: torch.func: one vjp, mapped over the vectors
def weighted_gradients(f, x, vectors):
    _, pull_back = torch.func.vjp(f, x)
    return torch.vmap(lambda v: pull_back(v)[0])(vectors)
