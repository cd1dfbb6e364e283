# title: one hook for all modules

def look_inside(net, x):
    names = {child: name for name, child in net.named_children()}
    outputs, gradients = {}, {}

    def hook(module, args, output):
        if module in names:
            name = names[module]
            outputs[name] = torch.tensor(output.tolist(), dtype=output.dtype)
            output.register_hook(lambda grad: gradients.__setitem__(name, grad.detach().clone()))

    with torch.nn.modules.module.register_module_forward_hook(hook):
        net(x).sum().backward()
    return outputs, gradients
