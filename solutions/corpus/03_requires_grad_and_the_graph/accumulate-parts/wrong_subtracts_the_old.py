# title: let backward add, and take the old gradient off at the end
# fails: accumulate-parts-test [old-gradient-in-arithmetic]
# fails: accumulate-parts-hidden [old-gradient-in-arithmetic]

def accumulate_gradient(w, loss_of, parts):
    earlier = torch.zeros_like(w) if w.grad is None else w.grad.clone()
    count = sum(map(len, parts))
    for part in parts:
        (loss_of(w, part) * len(part) / count).backward()
    w.grad = w.grad - earlier
