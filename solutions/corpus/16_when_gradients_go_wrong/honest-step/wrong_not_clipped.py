# title: does not clip
# fails: honest-step-test [not-clipped]
# fails: honest-step-hidden [not-clipped]


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
    scaler.step(opt)
    scaler.update()
    return value
