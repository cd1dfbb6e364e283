# title: reads the loss off the scaled one
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    count, total = sum(len(y) for _, y in parts), 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * (len(y) / count)
        scaled = scaler.scale(loss)
        scaled.backward()
        total += scaled.item() / scaler.get_scale()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
