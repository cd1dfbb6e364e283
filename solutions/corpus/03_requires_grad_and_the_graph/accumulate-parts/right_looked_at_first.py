# title: looks at the loss of each part before it uses it
def accumulate_gradient(w, loss_of, parts):
    count = sum(len(part) for part in parts)
    w.grad = None
    for part in parts:
        print("loss of this part:", loss_of(w, part).item())
        (loss_of(w, part) * len(part) / count).backward()
