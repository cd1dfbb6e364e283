# title: everything to the device of the network
# fails: wake-up-test [generator-mapped-away]
# fails: wake-up-hidden [generator-mapped-away]


def wake_up(net, opt, file):
    run = torch.load(file, map_location=next(net.parameters()).device)
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
