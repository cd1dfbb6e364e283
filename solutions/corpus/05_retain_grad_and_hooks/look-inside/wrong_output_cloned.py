# title: the forward hook hands out a clone, so that nobody writes into the output it keeps
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    kept, handles = {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            kept[name] = output
            output.retain_grad()
            return output.clone()

        handles.append(child.register_forward_hook(hook))
    try:
        net(x).sum().backward()
    finally:
        for handle in handles:
            handle.remove()
    return {n: t.detach() for n, t in kept.items()}, {n: t.grad for n, t in kept.items()}
