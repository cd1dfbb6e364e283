# title: The state dict has all the tensors of the net by name, without a history
# fails: per-sample-test [rows-for-buffers]
# fails: per-sample-hidden [rows-for-buffers]

from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    state = {key: value.clone() for key, value in net.state_dict().items()}

    def single(state, x, y):
        prediction = functional_call(net, state, (x,))
        return loss_of(prediction, y)

    return vmap(grad(single), in_dims=(None, 0, 0))(state, inputs, targets)
