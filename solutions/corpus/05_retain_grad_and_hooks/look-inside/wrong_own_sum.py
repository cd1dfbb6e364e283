# title: differentiates the sum of each output in the hook itself
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []

    def hook_for(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            (own,) = torch.autograd.grad(output.sum(), output, retain_graph=True)
            gradients[name] = own

        return hook

    for name, child in net.named_children():
        handles.append(child.register_forward_hook(hook_for(name)))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
