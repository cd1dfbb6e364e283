# title: one global forward hook for all modules


def look_inside(net, x):
    from torch.nn.modules.module import register_module_forward_hook

    names = {child: name for name, child in net.named_children()}
    outputs, gradients = {}, {}

    def hook(module, args, output):
        if module in names:
            name = names[module]
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.__setitem__(name, grad.clone()))

    with register_module_forward_hook(hook):
        net(x).sum().backward()
    return outputs, gradients
