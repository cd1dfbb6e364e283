# title: the hook returns the detached copy
# fails: look-inside-test [hook-replaced-the-output]
# fails: look-inside-hidden [hook-replaced-the-output]

def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            output.register_hook(lambda grad: gradients.update({name: grad}))
            return outputs.setdefault(name, output.detach().clone())

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
