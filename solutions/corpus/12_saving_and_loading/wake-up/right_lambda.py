# title: map_location as a function


def wake_up(net, opt, file):
    run = torch.load(file, map_location=lambda storage, location: storage)
    torch.set_rng_state(run.pop("rng"))
    for part, name in ((net, "net"), (opt, "opt")):
        part.load_state_dict(run[name])
    return run["epoch"]
