# title: calls net.forward, past the hooks of the network
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, gradients = {}, {}

    def watcher(name):
        def watch(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        return watch

    handles = [c.register_forward_hook(watcher(n)) for n, c in net.named_children()]
    try:
        net.forward(x).sum().backward()
    finally:
        for handle in handles:
            handle.remove()
    return outputs, gradients
