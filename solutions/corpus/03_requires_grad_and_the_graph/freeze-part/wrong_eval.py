# title: takes eval() for freezing
# fails: freeze-part-test [nothing-frozen]
# fails: freeze-part-hidden [nothing-frozen]
def freeze_all_but(net, keep, x):
    recorded = {}
    for name, part in net.named_children():
        if name != keep:
            part.eval()
        x = part(x)
        recorded[name] = x.requires_grad
    return recorded
