# title: update after each part
# fails: honest-step-test [scaler-bypassed]
# fails: honest-step-hidden [scaler-bypassed]


def honest_step(net, opt, scaler, parts, max_norm):
    total = sum(len(x) for x, _ in parts)
    opt.zero_grad()
    value = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / total
        scaler.scale(loss).backward()
        value += loss.item()
        scaler.update()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    return value
