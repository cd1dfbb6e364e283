# title: moves the network to where the file was
# fails: wake-up-test [net-was-moved]
# fails: wake-up-hidden [net-was-moved]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.to(torch.get_default_device())
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
