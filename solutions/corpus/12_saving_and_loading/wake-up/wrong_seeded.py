# title: seeds instead of restoring
# fails: wake-up-test [seeding-begins-anew]
# fails: wake-up-hidden [seeding-begins-anew]


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.manual_seed(run["epoch"])
    return run["epoch"]
