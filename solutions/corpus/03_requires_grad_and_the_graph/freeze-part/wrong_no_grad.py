# title: looks at the outputs under no_grad
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    recorded = {}
    with torch.no_grad():
        for name, part in net.named_children():
            part.requires_grad_(name == keep)
            x = part(x)
            recorded[name] = x.requires_grad
    return recorded
