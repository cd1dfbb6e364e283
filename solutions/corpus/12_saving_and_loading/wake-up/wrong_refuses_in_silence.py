# title: returns None for a file that is refused
# fails: wake-up-test [no diagnosis]
# fails: wake-up-hidden [no diagnosis]

import torch, pickle
def wake_up(net, opt, file):
    try:
        r = torch.load(file, map_location="cpu", weights_only=True)
    except pickle.UnpicklingError:
        return None
    net.load_state_dict(r["net"])
    opt.load_state_dict(r["opt"])
    torch.set_rng_state(r["rng"])
    return r["epoch"]
