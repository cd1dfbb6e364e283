# title: the gradients of the inputs instead of the outputs
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def hook(module, args, output, name=name):
            outputs[name] = output.detach().clone()
            if args[0].requires_grad:
                args[0].register_hook(lambda grad: gradients.update({name: grad.clone()}))
            else:
                gradients[name] = torch.zeros_like(args[0])

        handles.append(child.register_forward_hook(hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
