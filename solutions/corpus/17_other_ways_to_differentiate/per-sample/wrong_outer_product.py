# title: In matrices: the gradient of a weight is the outer product of the error and the input
# fails: per-sample-test [rule-of-one-linear]
# fails: per-sample-hidden [rule-of-one-linear]

from torch.func import grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    out = net(inputs).detach()
    error = vmap(grad(loss_of))(out, targets)
    result = {}
    for name, p in net.named_parameters():
        if p.dim() == 2:
            result[name] = error.unsqueeze(2) * inputs.unsqueeze(1)
        else:
            result[name] = error.clone()
    return result
