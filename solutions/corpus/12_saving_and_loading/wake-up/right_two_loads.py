# title: reads the file twice


def wake_up(net, opt, file):
    data = file.read() if hasattr(file, "read") else open(file, "rb").read()
    here = next(iter(net.parameters())).device
    there = torch.load(io.BytesIO(data), map_location=here)
    net.load_state_dict(there["net"])
    opt.load_state_dict(there["opt"])
    torch.set_rng_state(torch.load(io.BytesIO(data), map_location="cpu")["rng"])
    return there["epoch"]
