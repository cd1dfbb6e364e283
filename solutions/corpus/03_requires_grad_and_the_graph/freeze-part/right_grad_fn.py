# title: freezes all, then unfreezes one; asks grad_fn
def freeze_all_but(net, keep, x):
    net.requires_grad_(False)
    getattr(net, keep).requires_grad_(True)
    outputs = {}
    for name, part in net._modules.items():
        x = outputs[name] = part(x)
    return {name: output.grad_fn is not None for name, output in outputs.items()}
