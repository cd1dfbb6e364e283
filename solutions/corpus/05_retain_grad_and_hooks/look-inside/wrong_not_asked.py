# title: reads .grad of outputs that nobody asked
# fails: look-inside-test [grad-of-non-leaf]
# fails: look-inside-hidden [output-overwritten]


def look_inside(net, x):
    kept, handles = {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            kept[name] = output

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    outputs = {name: output.detach() for name, output in kept.items()}
    return outputs, {name: output.grad for name, output in kept.items()}
