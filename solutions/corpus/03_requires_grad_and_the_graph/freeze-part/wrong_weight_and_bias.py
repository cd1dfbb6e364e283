# title: knows parameters by two usual names
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    said = {}
    for name, part in net.named_children():
        for inner in part.modules():
            for usual in ("weight", "bias"):
                if hasattr(inner, usual):
                    getattr(inner, usual).requires_grad = name == keep
        x = part(x)
        said[name] = x.requires_grad
    return said
