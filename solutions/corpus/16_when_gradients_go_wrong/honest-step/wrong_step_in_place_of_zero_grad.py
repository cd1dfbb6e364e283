# title: calls step() where .grad should be cleared
# fails: honest-step-test [step-before-backward]
# fails: honest-step-hidden [step-before-backward]
# never: step-for-each-part


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
    opt.step()
    for x, y in parts:
        with torch.autocast('cpu', dtype=torch.bfloat16):
            share = F.mse_loss(net(x), y) * (len(y) / samples)
        batch_loss += share.item()
        scaler.scale(share).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return batch_loss
