# title: puts new parameters into the net
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]
def freeze_all_but(net, keep, x):
    said = {}
    for name, part in net.named_children():
        for inner in part.modules():
            for own, old in list(inner.named_parameters(recurse=False)):
                setattr(inner, own, torch.nn.Parameter(old.data, name == keep))
        x = part(x)
        said[name] = x.requires_grad
    return said
