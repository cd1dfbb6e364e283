# title: the learning rate is set in this script, so it must survive the loading
# fails: wake-up-test [own-rates-kept]
# fails: wake-up-hidden [own-rates-kept]


def wake_up(net, opt, file):
    record = torch.load(file, map_location="cpu", weights_only=True)
    rates = [group["lr"] for group in opt.param_groups]
    net.load_state_dict(record["net"])
    opt.load_state_dict(record["opt"])
    for group, rate in zip(opt.param_groups, rates):
        group["lr"] = rate
    torch.set_rng_state(record["rng"])
    return record["epoch"]
