# title: a number in the loss
# fails: per-sample-test [python-value-inside-vmap]
# fails: per-sample-hidden [python-value-inside-vmap]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        loss = loss_of(functional_call(net, parameters, (x,)), y)
        print(loss.item())
        return loss

    shared = {k: p.detach() for k, p in net.named_parameters()}
    return vmap(grad(one), in_dims=(None, 0, 0))(shared, inputs, targets)
