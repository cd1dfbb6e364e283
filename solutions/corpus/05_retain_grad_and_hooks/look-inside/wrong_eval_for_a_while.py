# title: looks in evaluation mode, and switches everything to training afterwards
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    net.eval()
    outputs, gradients, handles = {}, {}, []

    def watch(name):
        def note(module, args, output):
            outputs[name] = output.detach().clone()
            output.register_hook(lambda grad: gradients.update({name: grad.clone()}))

        return note

    for name, child in net.named_children():
        handles.append(child.register_forward_hook(watch(name)))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    net.train()
    return outputs, gradients
