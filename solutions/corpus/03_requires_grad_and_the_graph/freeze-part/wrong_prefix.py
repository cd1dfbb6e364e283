# title: compares the beginnings of names
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    for name, parameter in net.named_parameters():
        parameter.requires_grad = name.startswith(keep)
    recorded = {}
    for name, part in net.named_children():
        x = part(x)
        recorded[name] = x.requires_grad
    return recorded
