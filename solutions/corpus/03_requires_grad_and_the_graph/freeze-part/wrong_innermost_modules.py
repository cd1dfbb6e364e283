# title: misses what a module with parts holds itself
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]


def freeze_all_but(net, keep, x):
    def set_flags(module, flag):
        parts = list(module.children())
        for part in parts:
            set_flags(part, flag)
        if not parts:
            for p in module.parameters():
                p.requires_grad_(flag)

    found = {}
    for name, part in net.named_children():
        set_flags(part, name == keep)
    for name, part in net.named_children():
        x = part(x)
        found[name] = x.requires_grad
    return found
