# title: takes all parts but the last for as long as the first
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]

def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    size = len(parts[0])
    samples = size * (len(parts) - 1) + len(parts[-1])
    for part in parts:
        loss = loss_of(w, part)
        (loss * len(part) / samples).backward()
