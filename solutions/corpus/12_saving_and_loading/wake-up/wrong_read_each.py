# title: I take out one thing after the other
# fails: wake-up-test [file-read-before]
# fails: wake-up-hidden [file-read-before]


def wake_up(net, opt, file):
    def read(name):
        return torch.load(file, map_location="cpu")[name]

    net.load_state_dict(read("net"))
    opt.load_state_dict(read("opt"))
    torch.set_rng_state(read("rng"))
    return read("epoch")
