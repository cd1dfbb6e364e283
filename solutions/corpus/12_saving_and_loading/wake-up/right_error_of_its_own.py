# title: raises an error of its own for a file that is refused

def wake_up(net, opt, file):
    """Load a stopped run into `net`, `opt` and the generator; return its epoch."""
    try:
        record = torch.load(file, map_location="cpu", weights_only=True)
    except pickle.UnpicklingError as error:
        raise ValueError("this file is not safe") from error
    net.load_state_dict(record["net"])
    opt.load_state_dict(record["opt"])
    torch.default_generator.set_state(record["rng"])
    return record["epoch"]
