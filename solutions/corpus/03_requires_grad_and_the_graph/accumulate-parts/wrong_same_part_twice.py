# title: counts a part that is in the list twice only once
# fails: accumulate-parts-hidden [no diagnosis]


def accumulate_gradient(w, loss_of, parts):
    lengths = {part: len(part) for part in parts}
    total = sum(lengths.values())
    w.grad = None
    for part in lengths:
        (loss_of(w, part) * lengths[part] / total).backward()
