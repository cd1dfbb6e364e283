# title: assign=True
# fails: wake-up-test [parameters-replaced]
# fails: wake-up-hidden [parameters-replaced]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"], assign=True)
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
