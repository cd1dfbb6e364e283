# title: adds all losses up and calls backward() once
# fails: accumulate-parts-test [parts-wait-together]
# fails: accumulate-parts-hidden [parts-wait-together]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    total = sum(len(part) for part in parts)
    loss = 0
    for part in parts:
        loss = loss + loss_of(w, part) * len(part) / total
    loss.backward()
