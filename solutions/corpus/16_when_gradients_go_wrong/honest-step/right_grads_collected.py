# title: gradients collected with autograd.grad


def honest_step(net, opt, scaler, parts, max_norm):
    count = sum(y.numel() for _, y in parts)
    params = [p for p in net.parameters() if p.requires_grad]
    for p in params:
        p.grad = None
    losses = []
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y, reduction="sum") / count
        losses.append(loss.item())
        grads = torch.autograd.grad(scaler.scale(loss), params, allow_unused=True)
        for p, g in zip(params, grads):
            if g is not None:
                p.grad = g if p.grad is None else p.grad + g
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(params, max_norm)
    scaler.step(opt)
    scaler.update()
    return sum(losses)
