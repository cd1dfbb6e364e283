# title: rounds the targets to bfloat16, to suit the network
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    count, total = sum(len(x) for x, _ in parts), 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y.bfloat16()) * len(x) / count
        total += loss.item()
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
