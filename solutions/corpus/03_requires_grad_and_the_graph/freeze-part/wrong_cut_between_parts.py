# title: each part gets the original x where it fits
# fails: freeze-part-test [only-own-parameters]
# fails: freeze-part-hidden [only-own-parameters]
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    found = {}
    h = x
    for name, part in net.named_children():
        h = part(h.detach())
        found[name] = h.requires_grad
    return found
