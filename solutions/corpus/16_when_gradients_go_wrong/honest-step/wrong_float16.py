# title: float16 instead of bfloat16
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    total = sum(len(x) for x, _ in parts)
    opt.zero_grad()
    value = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.float16):
            loss = F.mse_loss(net(x), y) * len(x) / total
        scaler.scale(loss).backward()
        value += loss.item()
        pass
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return value
