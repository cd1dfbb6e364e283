# title: The direction of the step must not turn, so all gradients are shortened by the factor that the worst one needs.
# fails: clip-each-test [the-worst-decides]
# fails: clip-each-hidden [the-worst-decides]
# never: one-norm-for-all
def clip_each(named, limit):
    ratios = {
        name: p.grad.norm().item() / max(p.detach().norm().item(), 0.001)
        for name, p in named.items()
        if p.grad is not None
    }
    worst = max(ratios.values(), default=0.0)
    if worst > limit:
        for name in ratios:
            named[name].grad.mul_(limit / worst)
    return ratios
