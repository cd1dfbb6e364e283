# title: joins the parts
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    loss_of(w, torch.cat(parts)).backward()
