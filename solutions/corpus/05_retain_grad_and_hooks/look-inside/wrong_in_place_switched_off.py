# title: I turn inplace off while I look, and on again afterwards
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    switchable = [m for m in net.modules() if hasattr(m, "inplace")]
    for m in switchable:
        m.inplace = False
    tensors = {}
    handles = []
    for name, child in net.named_children():

        def keep(module, args, output, name=name):
            output.retain_grad()
            tensors[name] = output

        handles.append(child.register_forward_hook(keep))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    for m in switchable:
        m.inplace = True
    outputs = {name: t.detach().clone() for name, t in tensors.items()}
    gradients = {name: t.grad.clone() for name, t in tensors.items()}
    return outputs, gradients
