# title: scales each gradient in a hook, and leaves it on w
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]


def accumulate_gradient(w, loss_of, parts):
    total = sum(len(part) for part in parts)
    share = [1.0]
    w.register_hook(lambda grad: grad * share[0])
    w.grad = None
    for part in parts:
        share[0] = len(part) / total
        loss_of(w, part).backward()
