# title: lets backward add to w.grad, subtracts what was there, and puts a copy back
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    before = None if w.grad is None else w.grad.clone()
    sum(loss_of(w.to(x.device), x, y).to(w.device) for x, y in parts).backward()
    slope = w.grad if before is None else w.grad - before
    w.grad = before
    return slope
