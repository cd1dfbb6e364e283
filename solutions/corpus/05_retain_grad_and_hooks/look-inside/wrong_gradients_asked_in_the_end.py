# title: keeps the outputs, and asks for their gradients behind the backward pass
# fails: look-inside-test [kept-gradient-follows-the-tensor]
# fails: look-inside-hidden [kept-gradient-follows-the-tensor]


def look_inside(net, x):
    outputs, made, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach().clone()
            made[name] = output

        handles.append(child.register_forward_hook(hook))
    total = net(x).sum()
    for handle in handles:
        handle.remove()
    found = torch.autograd.grad(total, list(made.values()), retain_graph=True)
    total.backward()
    return outputs, dict(zip(made, found, strict=True))
