# title: lists 64 CUDA devices that are to become the CPU
# fails: wake-up-test [device-is-not-here]


def wake_up(net, opt, file):
    places = {f"cuda:{i}": "cpu" for i in range(64)}
    record = torch.load(file, map_location=places, weights_only=True)
    net.load_state_dict(record["net"])
    opt.load_state_dict(record["opt"])
    torch.set_rng_state(record["rng"])
    return record["epoch"]
