# title: clears the caller's gradient before and after
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    w.grad = None
    for x, y in parts:
        loss_of(w.to(x.device), x, y).backward()
    slope = w.grad
    w.grad = None
    return slope
