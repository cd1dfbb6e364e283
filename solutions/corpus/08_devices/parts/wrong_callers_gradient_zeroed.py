# title: clears the caller's gradient in place, and puts it back
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    old = w.grad
    if w.grad is not None:
        w.grad.zero_()
    for x, y in parts:
        loss_of(w.to(x.device), x, y).backward()
    result = w.grad.clone()
    w.grad = old
    return result
