# title: never removes the hooks
# fails: look-inside-test [module-hook-left-behind]
# fails: look-inside-hidden [module-hook-left-behind]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    return outputs, gradients
