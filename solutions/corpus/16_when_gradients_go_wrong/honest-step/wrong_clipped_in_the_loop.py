# title: clipped the scaled sum after each part, with a scaled bound
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]

def honest_step(net, opt, scaler, parts, max_norm):
    opt.zero_grad()
    n = sum(len(x) for x, _ in parts)
    total = 0.0
    for x, y in parts:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = torch.nn.functional.mse_loss(net(x), y) * (len(x) / n)
        scaler.scale(loss).backward()
        total += loss.item()
        torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm * scaler.get_scale())
    scaler.step(opt)
    scaler.update()
    return total
