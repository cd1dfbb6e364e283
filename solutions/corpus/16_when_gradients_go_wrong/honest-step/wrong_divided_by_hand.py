# title: divides the gradients by the scale by hand, clips, and lets the scaler step
# never: divided-twice
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]


def honest_step(net, opt, scaler, parts, max_norm):
    n, total = sum(len(x) for x, _ in parts), 0.0
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y)
        scaler.scale(loss * len(x) / n).backward()
        total += loss.item() * len(x) / n
    for p in net.parameters():
        if p.grad is not None:
            p.grad /= scaler.get_scale()
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
