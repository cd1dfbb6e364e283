# title: opens the file itself
# fails: wake-up-test [file-name-expected]
# fails: wake-up-hidden [file-name-expected]


def wake_up(net, opt, file):
    with open(file, "rb") as f:
        record = torch.load(f, map_location="cpu")
    net.load_state_dict(record["net"])
    opt.load_state_dict(record["opt"])
    torch.set_rng_state(record["rng"])
    return record["epoch"]
