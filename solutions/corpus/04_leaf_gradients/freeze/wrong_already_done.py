# title: passes over what it has frozen once
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]


def freeze(params, done=set()):
    for p in params:
        if p in done:
            continue
        done.add(p)
        p.requires_grad_(False)
        p.grad = None
