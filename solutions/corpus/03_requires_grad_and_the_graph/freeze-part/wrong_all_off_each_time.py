# title: switches the whole net off again at each part
# fails: freeze-part-test [switched-off-again]
# fails: freeze-part-hidden [switched-off-again]
# never: frozen-too-much
def freeze_all_but(net, keep, x):
    outputs = {}
    for name, part in net.named_children():
        net.requires_grad_(False)
        part.requires_grad_(name == keep)
    for name, part in net.named_children():
        x = part(x)
        outputs[name] = x.requires_grad
    return outputs
