# title: clips each parameter by itself
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    count = sum(len(x) for x, _ in parts)
    total = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / count
        scaler.scale(loss).backward()
        total += loss.item()
    scaler.unscale_(opt)
    for p in net.parameters():
        torch.nn.utils.clip_grad_norm_(p, max_norm)
    scaler.step(opt)
    scaler.update()
    return total
