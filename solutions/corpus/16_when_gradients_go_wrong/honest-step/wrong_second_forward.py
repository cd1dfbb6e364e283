# title: the loss of the whole batch, computed once more at the end
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]
# never: parts-put-together

def honest_step(net, opt, scaler, parts, max_norm):
    n = sum(len(x) for x, _ in parts)
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        total = sum(F.mse_loss(net(x), y).item() * len(x) / n for x, y in parts)
    opt.zero_grad()
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = F.mse_loss(net(x), y) * len(x) / n
        scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return total
