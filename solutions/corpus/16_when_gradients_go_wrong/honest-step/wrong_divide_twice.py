# title: divides by the number of parts as well
# fails: honest-step-test [divided-twice]
# fails: honest-step-hidden [divided-twice]


def honest_step(net, opt, scaler, parts, max_norm):
    total = sum(len(x) for x, y in parts)
    value = 0.0
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / total
        value += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    for p in net.parameters():
        if p.grad is not None:
            p.grad /= len(parts)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return value
