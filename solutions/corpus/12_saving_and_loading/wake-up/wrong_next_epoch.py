# title: returns the next epoch
# fails: wake-up-test [no diagnosis]
# fails: wake-up-hidden [no diagnosis]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"] + 1
