# title: records outputs with forward hooks in one run of the net
def freeze_all_but(net, keep, x):
    for name, parameter in net.named_parameters():
        parameter.requires_grad_(name.startswith(keep + "."))
    recorded = {}

    def watch(name):
        def note(module, inputs, output):
            recorded[name] = output.requires_grad
        return note

    handles = [part.register_forward_hook(watch(name)) for name, part in net.named_children()]
    net(x)
    for handle in handles:
        handle.remove()
    return recorded
