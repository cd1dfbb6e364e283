# title: each part gets the original x where it fits
# fails: freeze-part-test [cut-between-parts]
# fails: freeze-part-hidden [cut-between-parts]
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    found = {}
    h = x
    for name, part in net.named_children():
        h = part(h.detach())
        found[name] = h.requires_grad
    return found
