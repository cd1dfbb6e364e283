# title: leaves the first part out
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: accumulation-lost

def accumulate_gradient(w, loss_of, parts):
    count = sum(len(part) for part in parts)
    w.grad = torch.zeros_like(w)
    for part in parts[1:]:
        (loss_of(w, part) * len(part) / count).backward()
