# title: no loop at all: a triangle of powers of w
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]


def smooth(x, w):
    n = len(x)
    place = torch.arange(n, device=x.device)
    apart = (place[:, None] - place[None, :]).clamp(min=0)
    powers = torch.exp(apart * torch.log(w)).tril().to(x.dtype)
    share = torch.cat([torch.ones_like(x[:1]), (1 - w).expand(n - 1).to(x.dtype)])
    return powers @ (share * x)
