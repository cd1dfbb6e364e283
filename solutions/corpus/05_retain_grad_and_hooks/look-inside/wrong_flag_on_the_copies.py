# title: copies of the outputs that require a gradient
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]
# never: history-kept


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach().clone().requires_grad_()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
