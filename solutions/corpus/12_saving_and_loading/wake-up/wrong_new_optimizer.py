# title: a new optimizer in place of the given one
# never: optimizer-left-out
# fails: wake-up-test [another-optimizer-loaded]
# fails: wake-up-hidden [another-optimizer-loaded]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    opt = torch.optim.Adam(net.parameters())
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
