# title: works on a deep copy of the net
# fails: freeze-part-test [flags-set-in-a-copy]
# fails: freeze-part-hidden [flags-set-in-a-copy]
# never: nothing-frozen
from copy import deepcopy


def freeze_all_but(net, keep, x):
    net = deepcopy(net)
    net.requires_grad_(False)
    getattr(net, keep).requires_grad_()
    outputs, h = {}, x
    for name, part in net.named_children():
        h = part(h)
        outputs[name] = h.requires_grad
    return outputs
