# title: the hook uses the loop variable
# fails: look-inside-test [loop-variable-in-hook]
# fails: look-inside-hidden [loop-variable-in-hook]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
