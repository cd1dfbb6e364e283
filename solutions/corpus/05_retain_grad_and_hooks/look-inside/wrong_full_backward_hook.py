# title: full backward hooks, which refuse in-place layers
# fails: look-inside-test [wrapped-output-changed]
# fails: look-inside-hidden [wrapped-output-changed]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def forward_hook(module, args, output, name=name):
            outputs[name] = output.detach().clone()

        def backward_hook(module, grad_input, grad_output, name=name):
            gradients[name] = grad_output[0]

        handles.append(child.register_forward_hook(forward_hook))
        handles.append(child.register_full_backward_hook(backward_hook))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
