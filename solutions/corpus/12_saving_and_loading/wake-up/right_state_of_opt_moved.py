# title: moves everything by hand


def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    device = next(net.parameters()).device
    for memory in run["opt"]["state"].values():
        for name, value in memory.items():
            if torch.is_tensor(value) and name != "step":
                memory[name] = value.to(device)
    net.load_state_dict({name: t.to(device) for name, t in run["net"].items()})
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    epoch = run["epoch"]
    return epoch
