# title: freezes everything
# fails: freeze-part-test [frozen-too-much]
# fails: freeze-part-hidden [frozen-too-much]
def freeze_all_but(net, keep, x):
    for parameter in net.parameters():
        parameter.requires_grad = False
    recorded = {}
    for name, part in net.named_children():
        x = part(x)
        recorded[name] = x.requires_grad
    return recorded
