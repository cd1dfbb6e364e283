# title: notes the flag before the part has run
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    outputs, h = {}, x
    for name, part in net.named_children():
        outputs[name] = h.requires_grad
        h = part(h)
    return outputs
