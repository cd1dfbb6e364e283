# title: takes the first part for the whole batch
# never: parts-put-together
# fails: honest-step-test [no diagnosis]
# fails: honest-step-hidden [no diagnosis]
def honest_step(net, opt, scaler, parts, max_norm):
    x, y = parts[0]
    opt.zero_grad()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        loss = F.mse_loss(net(x), y)
    scaler.scale(loss).backward()
    scaler.unscale_(opt)
    torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    scaler.step(opt)
    scaler.update()
    return loss.item()
