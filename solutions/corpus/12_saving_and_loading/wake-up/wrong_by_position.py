# title: copies all parameters and then all buffers, in the order of the file
# fails: wake-up-test [no diagnosis]
# fails: wake-up-hidden [no diagnosis]
# never: buffers-left-out


def wake_up(net, opt, file):
    saved = torch.load(file, map_location="cpu", weights_only=True)
    with torch.no_grad():
        for mine, theirs in zip([*net.parameters(), *net.buffers()], saved["net"].values()):
            mine.copy_(theirs)
    opt.load_state_dict(saved["opt"])
    torch.set_rng_state(saved["rng"])
    return saved["epoch"]
