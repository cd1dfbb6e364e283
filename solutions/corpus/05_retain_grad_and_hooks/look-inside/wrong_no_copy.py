# title: keeps the output without a copy
# fails: look-inside-test [output-overwritten]
# fails: look-inside-hidden [output-overwritten]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
