# title: the graph has to begin at x, so x gets the flag
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    outputs, h = {}, x.requires_grad_()
    for name, part in net.named_children():
        h = part(h)
        outputs[name] = h.requires_grad
    return outputs
