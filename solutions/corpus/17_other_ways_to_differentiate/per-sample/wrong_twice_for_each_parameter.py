# title: for each parameter, two calls of the network for all samples at once
# never: one-forward-per-sample
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]
def per_sample_gradients(net, loss_of, inputs, targets):
    parameters = {name: p.detach() for name, p in net.named_parameters()}
    rows = {}
    for name, own in parameters.items():

        def loss(own, x, y):
            output = torch.func.functional_call(net, {**parameters, name: own}, (x,))
            return loss_of(output, y)

        slopes = torch.func.vmap(torch.func.grad_and_value(loss), (None, 0, 0))
        rows[name] = slopes(own, inputs, targets)[0]
        assert torch.func.vmap(loss, (None, 0, 0))(own, inputs, targets).isfinite().all()
    return rows
