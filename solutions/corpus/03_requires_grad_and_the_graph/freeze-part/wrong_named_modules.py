# title: sets the flag of every module by its full name
# fails: freeze-part-test [switched-off-again]
# fails: freeze-part-hidden [switched-off-again]
# never: kept-part-stays-frozen
# never: frozen-too-much
def freeze_all_but(net, keep, x):
    for name, module in net.named_modules():
        module.requires_grad_(name == keep)
    outputs = {}
    for name, part in net.named_children():
        x = part(x)
        outputs[name] = x.requires_grad
    return outputs
