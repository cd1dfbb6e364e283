# title: the parameters by hand, and no buffers
# fails: wake-up-test [buffers-left-out]
# fails: wake-up-hidden [buffers-left-out]

def wake_up(net, opt, file):
    saved = torch.load(file, map_location="cpu")
    with torch.no_grad():
        for name, p in net.named_parameters():
            p.copy_(saved["net"][name])
    opt.load_state_dict(saved["opt"])
    torch.set_rng_state(saved["rng"])
    return saved["epoch"]
