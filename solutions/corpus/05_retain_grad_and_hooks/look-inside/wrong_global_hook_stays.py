# title: a hook for all modules, left in place
# fails: look-inside-test [module-hook-left-behind]
# fails: look-inside-hidden [module-hook-left-behind]
def look_inside(net, x):
    outs, grads = {}, {}
    names = {c: n for n, c in net.named_children()}
    def hook(m, a, y):
        if m in names:
            outs[names[m]] = y.detach().clone()
            y.register_hook(lambda g: grads.__setitem__(names[m], g.clone()))
    torch.nn.modules.module.register_module_forward_hook(hook)
    net(x).sum().backward()
    return outs, grads
