# title: sets the flag of each parameter; predicts outputs from flags
def freeze_all_but(net, keep, x):
    recorded, so_far = {}, x.requires_grad
    for name, part in net.named_children():
        for parameter in part.parameters():
            parameter.requires_grad = name == keep
            so_far = so_far or parameter.requires_grad
        recorded[name] = so_far
    return recorded
