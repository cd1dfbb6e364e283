# title: keeps norms
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]
def look_inside(net, x):
    outputs, gradients, hs = {}, {}, []
    for name, c in net.named_children():
        def hook(m, a, o, name=name):
            outputs[name] = o.detach().norm()
            o.register_hook(lambda g: gradients.update({name: g.norm()}))
        hs.append(c.register_forward_hook(hook))
    net(x).sum().backward()
    for h in hs:
        h.remove()
    return outputs, gradients
