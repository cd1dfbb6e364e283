# title: clips each parameter group of the optimizer by itself
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    count, total = sum(len(x) for x, _ in parts), 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / count
        total += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    for group in opt.param_groups:
        torch.nn.utils.clip_grad_norm_(group["params"], max_norm)
    scaler.step(opt)
    scaler.update()
    return total
