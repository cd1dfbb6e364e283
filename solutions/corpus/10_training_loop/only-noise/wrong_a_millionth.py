# title: Rounding must be a million times smaller in float64.
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]
def only_noise(net, loss_of):
    """Return the names of the parameters whose gradient is only rounding noise.

    Args:
        net: module with float32 parameters; it is left as it is.
        loss_of: function; loss_of(net) is a 0-d tensor.

    Returns:
        A list of str.
    """
    largest = {}
    for dtype in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(dtype)
        twin.zero_grad()
        loss_of(twin).backward()
        for label, p in twin.named_parameters():
            size = 0.0 if p.grad is None else p.grad.abs().max().item()
            largest.setdefault(label, []).append(size)
    return [label for label, (single, double) in largest.items() if double < single / 1_000_000]
