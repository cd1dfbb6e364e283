# title: clips the scaled gradients to a scaled bound


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    total, value = sum(len(y) for x, y in parts), 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(y) / total
        value += loss.item()
        scaler.scale(loss).backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm * scaler.get_scale())
    scaler.step(opt)
    scaler.update()
    return value
