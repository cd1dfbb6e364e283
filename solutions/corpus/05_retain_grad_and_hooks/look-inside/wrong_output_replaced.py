# title: the hook returns what it keeps, and that replaces the output
# fails: look-inside-test [hook-replaced-the-output]
# fails: look-inside-hidden [hook-replaced-the-output]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []

    def keep(name, output):
        output.register_hook(lambda grad: gradients.update({name: grad.clone()}))
        return outputs.setdefault(name, output.detach().clone())

    for name, child in net.named_children():
        handles.append(
            child.register_forward_hook(lambda module, args, output, name=name: keep(name, output))
        )
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
