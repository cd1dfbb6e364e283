# title: brings the network to the file
# fails: wake-up-test [net-was-moved]
# fails: wake-up-hidden [net-was-moved]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.to("cpu")
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
