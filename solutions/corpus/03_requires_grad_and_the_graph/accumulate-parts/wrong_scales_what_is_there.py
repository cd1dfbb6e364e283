# title: scales .grad after each part, and with it all parts before
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]

def accumulate_gradient(w, loss_of, parts):
    count = sum(len(part) for part in parts)
    w.grad = None
    for part in parts:
        loss_of(w, part).backward()
        w.grad *= len(part) / count
