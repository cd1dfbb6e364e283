# title: each sample goes through the net as a batch of one, and its output stays one
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]
def per_sample_gradients(net, loss_of, inputs, targets):
    parameters = {name: p.detach() for name, p in net.named_parameters()}

    def one_loss(parameters, x, y):
        out = torch.func.functional_call(net, parameters, (x.unsqueeze(0),))
        return loss_of(out, y)

    return torch.vmap(torch.func.grad(one_loss), (None, 0, 0))(parameters, inputs, targets)
