# title: goes through the parts of the net, and not its own parameters
# fails: only-noise-hidden [no diagnosis]


import copy


def only_noise(net, loss_of):
    single, double = copy.deepcopy(net), copy.deepcopy(net).double()
    for other in (single, double):
        other.zero_grad(set_to_none=True)
        loss_of(other).backward()
    found = []
    for part, child in single.named_children():
        for name, p in child.named_parameters():
            if p.grad is None or not p.grad.any():
                continue
            twin = double.get_submodule(part).get_parameter(name)
            if twin.grad.abs().max().item() * 1000 < p.grad.abs().max().item():
                found.append(f"{part}.{name}")
    return found
