# title: functools.partial gives each hook its name, ExitStack removes them

from contextlib import ExitStack
from functools import partial


def look_inside(net, x):
    outputs, gradients = {}, {}

    def keep(where, name, tensor):
        where[name] = tensor.detach().clone()

    def hook(name, module, args, output):
        keep(outputs, name, output)
        output.register_hook(partial(keep, gradients, name))

    with ExitStack() as stack:
        for name, child in net.named_children():
            stack.enter_context(child.register_forward_hook(partial(hook, name)))
        loss = net(x).sum()
    loss.backward()
    return outputs, gradients
