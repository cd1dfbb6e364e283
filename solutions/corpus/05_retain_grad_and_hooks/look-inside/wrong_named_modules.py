# title: goes through all modules inside, not only the children
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []

    def watch(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        return hook

    for name, module in net.named_modules():
        if name:
            handles.append(module.register_forward_hook(watch(name)))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
