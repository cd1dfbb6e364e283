# title: torch.maximum, and predictions by running

predictions = {
    hook.__name__: gradients_with(hook)
    for hook in [clamp, negative_to_zero, double_and_one_more, halve_detached]
}


def mended(grad):
    return torch.maximum(grad, grad.new_zeros(()))
