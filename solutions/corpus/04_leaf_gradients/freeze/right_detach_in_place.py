# title: detach_() on a leaf switches its flag off


def freeze(params):
    for p in params:
        p.detach_()
        del p.grad
