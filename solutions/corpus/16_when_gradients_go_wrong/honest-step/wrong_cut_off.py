# title: clipped each number
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]

def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    n = sum(y.numel() for _, y in parts)
    total = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = torch.nn.functional.mse_loss(net(x), y) * (y.numel() / n)
        scaler.scale(loss).backward()
        total += loss.item()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_value_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
