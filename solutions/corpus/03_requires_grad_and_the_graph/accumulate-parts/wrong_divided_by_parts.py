# title: weights by length, divides by the number of parts
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    for part in parts:
        loss = loss_of(w, part) * len(part) / len(parts)
        loss.backward()
