# title: each child's forward is replaced, and stays so
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]
def look_inside(net, x):
    outs, grads = {}, {}
    for name, child in net.named_children():
        real = type(child).forward
        def fwd(*a, name=name, real=real, child=child, **k):
            y = real(child, *a, **k)
            outs[name] = y.detach().clone()
            y.register_hook(lambda g: grads.__setitem__(name, g.clone()))
            return y
        child.forward = fwd
    net(x).sum().backward()
    return outs, grads
