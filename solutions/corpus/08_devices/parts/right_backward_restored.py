# title: backward into w, and w.grad put back


def gradient_in_parts(loss_of, w, parts):
    mine, w.grad = w.grad, None
    for x, y in parts:
        loss_of(w.to(x.device), x, y).backward()
    answer, w.grad = w.grad, mine
    return answer
