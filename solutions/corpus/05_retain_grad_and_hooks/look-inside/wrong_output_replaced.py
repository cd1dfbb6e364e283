# title: the hook returns what it keeps, and that replaces the output
# fails: look-inside-test [no-gradient-comes-by]
# fails: look-inside-hidden [no-gradient-comes-by]


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
