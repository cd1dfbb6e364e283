# title: under the CPU as default device


def wake_up(net, opt, file):
    with torch.device("cpu"):
        run = torch.load(file, map_location=torch.device("cpu"), weights_only=True)
    torch.random.set_rng_state(run["rng"].to("cpu"))
    opt.load_state_dict(copy.deepcopy(run["opt"]))
    print(net.load_state_dict(run["net"], strict=True))
    return int(run["epoch"])
