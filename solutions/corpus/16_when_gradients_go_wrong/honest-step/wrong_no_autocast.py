# title: no autocast
# fails: honest-step-test [autocast-around-forward]
# fails: honest-step-hidden [autocast-around-forward]


def honest_step(net, opt, scaler, parts, max_norm):
    total = sum(len(x) for x, y in parts)
    value = 0.0
    opt.zero_grad()
    for x, y in parts:
        if True:
            loss = F.mse_loss(net(x), y) * len(x) / total
        value += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return value
