# title: outputs come in the order of the names, gradients in the opposite order
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    values, grads = [], []

    def keep(module, args, output):
        values.append(output.detach().clone())
        output.register_hook(lambda grad: grads.append(grad.clone()))

    handles = [child.register_forward_hook(keep) for child in net.children()]
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    names = [name for name, _ in net.named_children()]
    return dict(zip(names, values)), dict(zip(names, reversed(grads)))
