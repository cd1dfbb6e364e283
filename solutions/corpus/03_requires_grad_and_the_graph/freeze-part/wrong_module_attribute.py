# title: sets an attribute of the module
# fails: freeze-part-test [module-flag-does-nothing]
# fails: freeze-part-hidden [module-flag-does-nothing]
def freeze_all_but(net, keep, x):
    recorded = {}
    for name, part in net.named_children():
        part.requires_grad = name == keep
        x = part(x)
        recorded[name] = x.requires_grad
    return recorded
