# title: returns the next epoch
# fails: wake-up-test [next-epoch-returned]
# fails: wake-up-hidden [next-epoch-returned]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"] + 1
