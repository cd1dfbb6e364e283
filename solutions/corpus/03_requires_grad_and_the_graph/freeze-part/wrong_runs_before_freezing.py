# title: freezes each part after x has gone through it
# fails: freeze-part-test [run-before-freezing]
# fails: freeze-part-hidden [run-before-freezing]
def freeze_all_but(net, keep, x):
    outputs, h = {}, x
    for name, part in net.named_children():
        h = part(h)
        outputs[name] = h.requires_grad
        part.requires_grad_(name == keep)
    return outputs
