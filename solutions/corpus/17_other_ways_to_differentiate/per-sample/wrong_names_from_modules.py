# title: collects the parameters of each module
# fails: per-sample-hidden [no diagnosis]


def per_sample_gradients(net, loss_of, inputs, targets):
    parameters = {}
    for module_name, module in net.named_modules():
        for name, p in module.named_parameters(recurse=False):
            parameters[f"{module_name}.{name}" if module_name else name] = p.detach()

    def loss(parameters, x, y):
        return loss_of(torch.func.functional_call(net, parameters, (x,)), y)

    return torch.func.vmap(torch.func.grad(loss), in_dims=(None, 0, 0))(parameters, inputs, targets)
