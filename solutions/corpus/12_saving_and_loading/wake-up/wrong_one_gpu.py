# title: maps the first GPU
# fails: wake-up-test [device-is-not-here]
# fails: wake-up-hidden [device-is-not-here]


def wake_up(net, opt, file):
    run = torch.load(file, map_location={"cuda:0": "cpu"})
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
