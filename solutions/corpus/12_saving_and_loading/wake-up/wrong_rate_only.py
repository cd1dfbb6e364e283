# title: copies only the settings of the optimizer
# fails: wake-up-test [optimizer-left-out]
# fails: wake-up-hidden [optimizer-left-out]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    for group, saved in zip(opt.param_groups, run["opt"]["param_groups"], strict=True):
        group["lr"] = saved["lr"]
    torch.set_rng_state(run["rng"])
    return run["epoch"]
