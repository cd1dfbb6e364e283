# title: forgets the generator
# fails: wake-up-test [generator-left-out]
# fails: wake-up-hidden [generator-left-out]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    return run["epoch"]
