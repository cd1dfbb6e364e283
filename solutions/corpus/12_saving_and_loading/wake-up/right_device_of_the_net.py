# title: mapped to the network, the generator taken back


def wake_up(net, opt, file):
    here = next(net.parameters()).device
    run = torch.load(file, map_location=here)
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.random.set_rng_state(run["rng"].cpu())
    return run["epoch"]
