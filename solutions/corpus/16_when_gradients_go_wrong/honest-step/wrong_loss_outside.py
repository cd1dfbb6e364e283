# title: the forward pass under autocast, the loss behind it
# fails: honest-step-test [autocast-around-forward]
# fails: honest-step-hidden [autocast-around-forward]


def honest_step(net, opt, scaler, parts, max_norm):
    n = sum(len(y) for _, y in parts); total = 0.0
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            out = net(x)
        loss = F.mse_loss(out, y) * len(y) / n
        scaler.scale(loss).backward(); total += loss.item()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt); scaler.update()
    return total
