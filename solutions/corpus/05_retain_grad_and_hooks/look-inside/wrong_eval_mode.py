# title: switches to evaluation mode and leaves it so
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    net.eval()
    outputs, gradients = {}, {}

    def make(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        return hook

    handles = [c.register_forward_hook(make(n)) for n, c in net.named_children()]
    net(x).sum().backward()
    for h in handles:
        h.remove()
    return outputs, gradients
