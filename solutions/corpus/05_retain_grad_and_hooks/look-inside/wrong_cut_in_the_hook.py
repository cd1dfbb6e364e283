# title: the forward hook replaces the output by a detached one that requires a gradient
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, cut, handles = {}, {}, []

    def watch(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            cut[name] = output.detach().clone().requires_grad_()
            return cut[name] * 1

        return hook

    for name, child in net.named_children():
        handles.append(child.register_forward_hook(watch(name)))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, {name: t.grad for name, t in cut.items()}
