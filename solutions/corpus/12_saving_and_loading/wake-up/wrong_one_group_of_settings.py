# title: takes the moments from the file, and the settings of the first group for all groups
# fails: wake-up-test [no diagnosis]


def wake_up(net, opt, file):
    record = torch.load(file, map_location="cpu", weights_only=True)
    net.load_state_dict(record["net"])
    opt.load_state_dict(record["opt"])
    settings = {k: v for k, v in record["opt"]["param_groups"][0].items() if k != "params"}
    for group in opt.param_groups:
        group.update(settings)
    torch.set_rng_state(record["rng"])
    return record["epoch"]
