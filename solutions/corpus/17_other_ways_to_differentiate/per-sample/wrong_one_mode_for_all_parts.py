# title: puts one mode back in all parts of net
# fails: per-sample-test [mode-not-restored]
# fails: per-sample-hidden [mode-not-restored]


def per_sample_gradients(net, loss_of, inputs, targets):
    was_training = net.training
    net.eval()
    shared = {name: p.detach() for name, p in net.named_parameters()}

    def of_one(given, x, y):
        return loss_of(torch.func.functional_call(net, given, x), y)

    rows = torch.func.vmap(torch.func.grad(of_one), (None, 0, 0))(shared, inputs, targets)
    net.train(was_training)
    return rows
