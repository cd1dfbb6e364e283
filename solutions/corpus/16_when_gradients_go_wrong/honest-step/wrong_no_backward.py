# title: forgets backward()
# fails: honest-step-test [nothing-to-step-with]
# fails: honest-step-hidden [nothing-to-step-with]
# never: scaler-bypassed


def honest_step(net, opt, scaler, parts, max_norm):
    """Make one step for a batch in parts; return the loss of the whole batch.

    Args:
        net: module from a batch of samples to one number for each.
        opt: optimizer for the parameters of `net`.
        scaler: torch.amp.GradScaler.
        parts: list of pairs (x, y).
        max_norm: largest norm of the whole gradient.

    Returns:
        The mean squared error over all samples, a float.
    """
    samples = sum((len(y) for _, y in parts))
    batch_loss = 0.0
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast('cpu', dtype=torch.bfloat16):
            share = F.mse_loss(net(x), y) * (len(y) / samples)
        batch_loss += share.item()
        share = scaler.scale(share)
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return batch_loss
