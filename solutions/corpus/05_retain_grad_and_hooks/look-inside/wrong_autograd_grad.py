# title: torch.autograd.grad runs the same hooks and leaves the parameters alone
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]
def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []

    def make(name):
        def hook(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        return hook

    for name, child in net.named_children():
        handles.append(child.register_forward_hook(make(name)))
    try:
        total = net(x).sum()
        torch.autograd.grad(total, [p for p in net.parameters() if p.requires_grad], allow_unused=True)
    finally:
        for handle in handles:
            handle.remove()
    return outputs, gradients
