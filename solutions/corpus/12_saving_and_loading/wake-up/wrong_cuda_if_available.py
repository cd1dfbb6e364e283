# title: a device that need not be the network's
# fails: wake-up-test [generator-mapped-away]
# fails: wake-up-hidden [generator-mapped-away]


def wake_up(net, opt, file):
    device = "cuda" if torch.cuda.is_available() else "sim"
    run = torch.load(file, map_location=device)
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
