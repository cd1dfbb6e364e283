# title: the Jacobian of all losses


def per_sample_gradients(net, loss_of, inputs, targets):
    def losses(parameters):
        outputs = torch.func.functional_call(net, parameters, (inputs,))
        return torch.func.vmap(loss_of)(outputs, targets)

    return torch.func.jacrev(losses)({k: p.detach() for k, p in net.named_parameters()})
