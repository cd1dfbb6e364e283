# title: pulls all vectors back at once

def weighted_gradients(f, x, vectors):
    _, pull = torch.func.vjp(f, x)
    (rows,) = torch.func.vmap(pull)(vectors)
    return rows
