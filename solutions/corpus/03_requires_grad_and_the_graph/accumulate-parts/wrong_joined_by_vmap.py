# title: lets vmap go through all samples at once
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]

def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    samples = torch.cat(parts)
    torch.func.vmap(lambda s: loss_of(w, s[None]))(samples).mean().backward()
