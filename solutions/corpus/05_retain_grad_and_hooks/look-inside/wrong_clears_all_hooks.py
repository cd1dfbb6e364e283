# title: clears all hooks at the end, those of others, too
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, gradients = {}, {}

    def hook_for(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()

            def keep(grad):
                gradients[name] = grad.clone()

            output.register_hook(keep)

        return hook

    for name, child in net.named_children():
        child.register_forward_hook(hook_for(name))
    net(x).sum().backward()
    for child in net.children():
        child._forward_hooks.clear()
    return outputs, gradients
