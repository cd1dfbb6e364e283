# title: takes the parts out of the caller's list
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    rows, total = sum(len(x) for x, _ in parts), 0.0
    opt.zero_grad()
    while parts:
        x, y = parts.pop(0)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * (len(x) / rows)
        total += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
