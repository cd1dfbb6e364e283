# title: looks at each loss without recording before it trains
# note: a part that is not recorded does not wait for a backward pass
def accumulate_gradient(w, loss_of, parts):
    with torch.no_grad():
        assert all(loss_of(w, part).numel() == 1 for part in parts)
    n = sum(part.shape[0] for part in parts)
    w.grad = torch.zeros_like(w)
    for part in parts:
        (loss_of(w, part) * part.shape[0] / n).backward()
