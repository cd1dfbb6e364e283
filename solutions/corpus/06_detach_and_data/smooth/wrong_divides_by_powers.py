# title: a sum over x divided by powers of w
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]

def smooth(x, w):
    n = len(x)
    powers = w ** torch.arange(n, dtype=x.dtype, device=x.device)
    terms = torch.cat([x[:1], (1 - w) * x[1:] / powers[1:]])
    return powers * terms.cumsum(0)
