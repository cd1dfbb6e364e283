# title: freezes the part that should be kept
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    recorded = {}
    for name, part in net.named_children():
        part.requires_grad_(name != keep)
        x = part(x)
        recorded[name] = x.requires_grad
    return recorded
