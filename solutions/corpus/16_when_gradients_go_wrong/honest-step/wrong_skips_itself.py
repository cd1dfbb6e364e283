# title: checks the norm itself and leaves early when it is not finite
# never: scaler-never-updated
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]
def honest_step(net, opt, scaler, parts, max_norm):
    n = sum(len(x) for x, _ in parts)
    opt.zero_grad()
    total = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / n
        total += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    norm = torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    if not norm.isfinite():
        opt.zero_grad()
        return total
    scaler.step(opt)
    scaler.update()
    return total
