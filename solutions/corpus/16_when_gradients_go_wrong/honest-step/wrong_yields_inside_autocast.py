# title: a generator yields the losses from inside of the autocast block
# fails: honest-step-test [autocast-around-forward]
# fails: honest-step-hidden [autocast-around-forward]


def losses_of(net, parts, count):
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            yield F.mse_loss(net(x), y) * (len(x) / count)


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    total = 0.0
    for loss in losses_of(net, parts, sum(len(x) for x, _ in parts)):
        total += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
