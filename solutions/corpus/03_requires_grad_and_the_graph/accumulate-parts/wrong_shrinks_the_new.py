# title: a running mean that shrinks the newest part, too
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]

def accumulate_gradient(w, loss_of, parts):
    w.grad, met = None, 0
    for part in parts:
        met += len(part)
        share = len(part) / met
        (loss_of(w, part) * share).backward()
        if share < 1:
            w.grad *= 1 - share
