# title: load_state_dict as it is
# fails: load-what-fits-test [no diagnosis]
# fails: load-what-fits-hidden [no diagnosis]


def load_what_fits(net, state):
    own = net.state_dict()
    net.load_state_dict(state)
    return {"loaded": list(own), "kept": [], "unused": []}
