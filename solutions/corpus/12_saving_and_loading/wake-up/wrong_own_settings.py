# title: keeps the settings of the new optimizer
# fails: wake-up-test [own-rates-kept]
# fails: wake-up-hidden [own-rates-kept]


def wake_up(net, opt, file):
    record = torch.load(file, map_location="cpu")
    net.load_state_dict(record["net"])
    groups = opt.state_dict()["param_groups"]
    opt.load_state_dict({"state": record["opt"]["state"], "param_groups": groups})
    torch.set_rng_state(record["rng"])
    return record["epoch"]
