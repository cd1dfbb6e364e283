# title: the last part of each name
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]


from torch.func import grad, functional_call, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    params = {k: v.detach() for k, v in net.named_parameters()}
    rows = vmap(grad(lambda p, x, y: loss_of(functional_call(net, p, (x,)), y)), (None, 0, 0))(
        params, inputs, targets
    )
    return {k.split(".")[-1]: v for k, v in rows.items()}
