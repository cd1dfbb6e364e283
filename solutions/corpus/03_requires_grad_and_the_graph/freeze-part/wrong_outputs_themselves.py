# title: returns the outputs themselves
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    net.requires_grad_(False)
    net.get_submodule(keep).requires_grad_(True)
    outputs = {}
    for name, part in net.named_children():
        x = part(x)
        outputs[name] = x
    return outputs
