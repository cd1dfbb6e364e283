# title: hooks on the outputs

def look_inside(net, x):
    outputs, gradients = {}, {}

    def watcher(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        return hook

    handles = [m.register_forward_hook(watcher(name)) for name, m in net.named_children()]
    try:
        net(x).sum().backward()
    finally:
        for handle in handles:
            handle.remove()
    return outputs, gradients
