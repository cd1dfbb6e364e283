# title: sums of squares, divided by all samples


def honest_step(net, opt, scaler, parts, max_norm):
    for p in net.parameters():
        p.grad = None
    n = sum(y.numel() for _, y in parts)
    losses = []
    for x, y in parts:
        with torch.autocast(device_type="cpu", dtype=torch.bfloat16):
            loss = ((net(x) - y) ** 2).sum() / n
        scaler.scale(loss).backward()
        losses.append(loss.detach())
    scaler.unscale_(opt)
    everything = [p for group in opt.param_groups for p in group["params"]]
    torch.nn.utils.clip_grad_norm_(everything, max_norm)
    scaler.step(opt)
    scaler.update()
    return float(sum(losses))
