# title: takes the targets by columns
# fails: per-sample-test [mapped-sizes-differ]
# fails: per-sample-hidden [mapped-sizes-differ]
# never: everything-was-mapped


def per_sample_gradients(net, loss_of, inputs, targets):
    """Return {name: gradients of shape (N, *parameter.shape)}, one row for each sample.

    Args:
        net: module that takes one sample or a batch of them; all its parameters require grad.
        loss_of: function (output for one sample, its target) -> scalar loss.
        inputs, targets: tensors with one row for each sample.
    """
    shared = {name: p.detach() for name, p in net.named_parameters()}

    def sample_loss(given, x, y):
        return loss_of(torch.func.functional_call(net, given, (x,)), y)
    each = torch.func.vmap(torch.func.grad(sample_loss), in_dims=(None, 0, 1))
    return each(shared, inputs, targets)
