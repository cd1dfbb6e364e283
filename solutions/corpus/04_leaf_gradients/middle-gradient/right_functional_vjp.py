# title: torch.func.vjp of the second stage


def middle_gradient(inner, outer, x):
    loss, pull = torch.func.vjp(outer, inner(x).detach())
    return pull(torch.ones_like(loss))[0]
