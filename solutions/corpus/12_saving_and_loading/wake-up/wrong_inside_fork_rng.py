# title: a generator is best touched inside fork_rng
# fails: wake-up-test [no diagnosis]
# fails: wake-up-hidden [no diagnosis]
# never: generator-left-out
def wake_up(net, opt, file):
    run = torch.load(file, map_location="cpu")
    with torch.random.fork_rng(devices=[]):
        torch.set_rng_state(run["rng"])
        net.load_state_dict(run["net"])
        opt.load_state_dict(run["opt"])
    return run["epoch"]
