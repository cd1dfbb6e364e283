# title: asks no output, and takes every part from the kept one on
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]


def freeze_all_but(net, keep, x):
    said, reached = {}, False
    for name, part in net.named_children():
        reached = reached or name == keep
        said[name] = reached
        for weight in part.parameters():
            weight.requires_grad = name == keep
    return said
