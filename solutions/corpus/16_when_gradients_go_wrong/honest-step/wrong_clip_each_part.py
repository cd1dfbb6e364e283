# title: clips after each part
# fails: honest-step-test [clipped-in-the-loop]
# fails: honest-step-hidden [clipped-in-the-loop]


def honest_step(net, opt, scaler, parts, max_norm):
    total = sum(len(x) for x, y in parts)
    value = 0.0
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / total
        value += loss.item()
        scaler.scale(loss).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return value
