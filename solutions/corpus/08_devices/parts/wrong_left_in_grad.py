# title: leaves its gradient in w.grad
# fails: parts-test [left-in-the-callers-grad]
# fails: parts-hidden [callers-gradient-counted]


def gradient_in_parts(loss_of, w, parts):
    for x, y in parts:
        loss_of(w.to(x.device), x, y).backward()
    return w.grad
