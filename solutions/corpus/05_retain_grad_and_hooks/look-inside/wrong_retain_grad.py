# title: retain_grad() on an output that the next layer overwrites
# fails: look-inside-test [kept-gradient-follows-the-tensor]
# fails: look-inside-hidden [kept-gradient-follows-the-tensor]


def look_inside(net, x):
    outputs, kept, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach().clone()
            output.retain_grad()
            kept[name] = output

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, {name: output.grad for name, output in kept.items()}
