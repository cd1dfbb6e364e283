# title: mean() loss
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]
def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():
        def hook(mod, args, out, name=name):
            outputs[name] = out.detach().clone()
            out.register_hook(lambda g: gradients.update({name: g.clone()}))
        handles.append(child.register_forward_hook(hook))
    net(x).mean().backward()
    [h.remove() for h in handles]
    return outputs, gradients
