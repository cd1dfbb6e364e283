# title: modules instead of names as keys
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, gradients = {}, {}

    def hook(module, args, output):
        outputs[module] = output.detach().clone()
        output.register_hook(lambda grad: gradients.update({module: grad.clone()}))

    handles = [child.register_forward_hook(hook) for child in net.children()]
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
