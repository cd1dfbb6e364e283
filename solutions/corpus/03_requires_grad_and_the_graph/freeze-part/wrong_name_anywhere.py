# title: the name of the part anywhere in that of the parameter
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]

def freeze_all_but(net, keep, x):
    for name, p in net.named_parameters():
        p.requires_grad_(keep in name.split("."))
    outputs = {}
    for name, part in net.named_children():
        x = part(x)
        outputs[name] = x.requires_grad
    return outputs
