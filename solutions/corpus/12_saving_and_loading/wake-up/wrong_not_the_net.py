# title: forgets the network
# fails: wake-up-test [net-left-out]
# fails: wake-up-hidden [net-left-out]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
