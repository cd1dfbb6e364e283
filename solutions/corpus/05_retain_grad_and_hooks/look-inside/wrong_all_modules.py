# title: all modules
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_modules():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad}))

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
