# title: full backward pre-hooks
# fails: look-inside-test [wrapped-output-changed]
# fails: look-inside-hidden [wrapped-output-changed]


def look_inside(net, x):
    outputs, gradients, handles = {}, {}, []
    for name, child in net.named_children():

        def forward(module, args, output, name=name):
            outputs[name] = output.detach().clone()

        def backward(module, grad_output, name=name):
            gradients[name] = grad_output[0].clone()

        handles.append(child.register_forward_hook(forward))
        handles.append(child.register_full_backward_pre_hook(backward))
    net(x).sum().backward()
    for handle in handles:
        handle.remove()
    return outputs, gradients
