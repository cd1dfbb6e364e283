# title: one pass for the outputs, one for the gradients
def look_inside(net, x):
    outputs, gradients = {}, {}
    for name, child in net.named_children():
        with child.register_forward_hook(lambda m, a, o: outputs.__setitem__(name, o.detach().clone())):
            with torch.no_grad():
                net(x)
    for name, child in net.named_children():
        def hook(m, a, o):
            o.register_hook(lambda g, name=name: gradients.__setitem__(name, g.clone()))
        with child.register_forward_hook(hook):
            net(x).sum().backward()
    return outputs, gradients
