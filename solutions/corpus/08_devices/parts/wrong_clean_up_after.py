# title: backward for each part, take w.grad, and set it to zero for the caller
# fails: parts-test [left-in-the-callers-grad]
# fails: parts-hidden [callers-gradient-counted]
def gradient_in_parts(loss_of, w, parts):
    for x, y in parts:
        loss_of(w.to(x.device), x, y).backward()
    result = w.grad.clone()
    w.grad.zero_()
    return result
