# title: sets the flags of each part's own parameters, and not of parts inside
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    outputs, h = {}, x
    for name, part in net.named_children():
        for p in part.parameters(recurse=False):
            p.requires_grad_(name == keep)
        h = part(h)
        outputs[name] = h.requires_grad
    return outputs
