# title: does not unfreeze the part to keep
# fails: freeze-part-test [kept-part-stays-frozen]
# fails: freeze-part-hidden [kept-part-stays-frozen]
def freeze_all_but(net, keep, x):
    recorded = {}
    for name, part in net.named_children():
        if name != keep:
            part.requires_grad_(False)
        x = part(x)
        recorded[name] = x.requires_grad
    return recorded
