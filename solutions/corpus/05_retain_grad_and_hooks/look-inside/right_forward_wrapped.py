# title: wraps forward of every child for a while, without any module hook


def look_inside(net, x):
    outputs, gradients = {}, {}

    def wrap(name, child):
        def forward(*args):
            output = type(child).forward(child, *args)
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))
            return output

        child.forward = forward

    for name, child in net.named_children():
        wrap(name, child)
    net(x).sum().backward()
    for child in net.children():
        del child.forward
    return [outputs, gradients]
