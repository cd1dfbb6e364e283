# title: draws after restoring
# fails: wake-up-test [drawn-after-restoring]
# fails: wake-up-hidden [drawn-after-restoring]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    torch.set_rng_state(run["rng"])
    net.reset_parameters()
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    return run["epoch"]
