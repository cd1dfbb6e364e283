# title: multiplies by min(1, max_norm / norm)
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    count, total = sum(len(y) for _, y in parts), 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * (len(y) / count)
        total += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    grads = [p.grad for p in net.parameters() if p.grad is not None]
    norm = sum(g.norm().item() ** 2 for g in grads) ** 0.5
    factor = min(1.0, max_norm / norm)
    for g in grads:
        g.mul_(factor)
    scaler.step(opt)
    scaler.update()
    return total
