# title: returns nothing
# fails: wake-up-test [returns-nothing]
# fails: wake-up-hidden [returns-nothing]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
