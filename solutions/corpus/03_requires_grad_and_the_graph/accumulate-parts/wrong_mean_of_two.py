# title: takes the mean of what is there and what comes, again and again
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: parts-weighed-equally
def accumulate_gradient(w, loss_of, parts):
    mean = None
    for part in parts:
        (new,) = torch.autograd.grad(loss_of(w, part), w)
        mean = new if mean is None else (mean + new) / 2
    w.grad = mean
