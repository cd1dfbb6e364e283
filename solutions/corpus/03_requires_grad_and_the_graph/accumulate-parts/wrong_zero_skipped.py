# title: skips parts whose loss is 0
# fails: accumulate-parts-test [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    count = sum(map(len, parts))
    w.grad = torch.zeros_like(w)
    for part in parts:
        loss = loss_of(w, part)
        if loss != 0:
            (loss / count * len(part)).backward()
