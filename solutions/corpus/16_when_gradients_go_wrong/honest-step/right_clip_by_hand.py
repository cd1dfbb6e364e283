# title: clips by hand


def honest_step(net, opt, scaler, parts, max_norm):
    net.zero_grad()
    sizes = torch.tensor([len(y) for _, y in parts])
    shares = (sizes / sizes.sum()).tolist()
    total = 0.0
    for share, (x, y) in zip(shares, parts):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y)
        total += share * loss.item()
        (share * scaler.scale(loss)).backward()
    scaler.unscale_(opt)
    grads = [p.grad for p in net.parameters() if p.grad is not None]
    norm = torch.cat([g.flatten() for g in grads]).norm()
    if norm > max_norm:
        for g in grads:
            g.mul_(max_norm / norm)
    scaler.step(opt)
    scaler.update()
    return total
