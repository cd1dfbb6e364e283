# title: returns the scaled loss
# fails: honest-step-test [loss-still-scaled]
# fails: honest-step-hidden [loss-still-scaled]


def honest_step(net, opt, scaler, parts, max_norm):
    total = sum(len(x) for x, y in parts)
    value = 0.0
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / total
        loss = scaler.scale(loss)
        value += loss.item()
        loss.backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return value
