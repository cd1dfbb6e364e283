# title: keyed by the modules
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []

    def hook(module, args, output):
        outputs[module] = output.detach().clone()
        output.register_hook(lambda grad: gradients.update({module: grad}))

    for child in net.children():
        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
