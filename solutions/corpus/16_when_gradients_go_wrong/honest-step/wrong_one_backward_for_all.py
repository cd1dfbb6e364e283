# title: adds the losses up and calls backward once
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    count = sum(len(x) for x, _ in parts)
    loss = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = loss + F.mse_loss(net(x), y) * len(x) / count
    scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return loss.item()
