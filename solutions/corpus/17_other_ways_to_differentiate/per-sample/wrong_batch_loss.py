# title: the loss of the batch in every row
# fails: per-sample-test [batch-gradient-in-every-row]
# fails: per-sample-hidden [batch-gradient-in-every-row]


from torch.func import grad, functional_call, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    params = {k: v.detach() for k, v in net.named_parameters()}
    g = grad(lambda p: loss_of(functional_call(net, p, (inputs,)), targets))(params)
    return {k: v.expand(len(inputs), *v.shape) for k, v in g.items()}
