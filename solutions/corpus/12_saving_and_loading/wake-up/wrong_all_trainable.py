# title: makes sure that all parameters can be trained
# fails: wake-up-test [no diagnosis]
# fails: wake-up-hidden [no diagnosis]


def wake_up(net, opt, file):
    record = torch.load(file, map_location="cpu", weights_only=True)
    net.load_state_dict(record["net"])
    net.requires_grad_(True)
    opt.load_state_dict(record["opt"])
    torch.set_rng_state(record["rng"])
    return record["epoch"]
