# title: winds the file back
# fails: wake-up-test [file-may-be-a-path]
# fails: wake-up-hidden [file-may-be-a-path]


def wake_up(net, opt, file):
    file.seek(0)
    record = torch.load(file, map_location="cpu")
    net.load_state_dict(record["net"])
    opt.load_state_dict(record["opt"])
    torch.set_rng_state(record["rng"])
    return record["epoch"]
