# title: drops parts that are shorter than the first
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    whole = [part for part in parts if len(part) >= len(parts[0])]
    count = sum(map(len, whole))
    w.grad = None
    for part in whole:
        (loss_of(w, part) / count * len(part)).backward()
