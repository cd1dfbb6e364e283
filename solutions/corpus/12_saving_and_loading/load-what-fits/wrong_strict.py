# title: load_state_dict as it is
# fails: load-what-fits-test [strict-forbids-other-names]
# fails: load-what-fits-hidden [strict-forbids-other-names]


def load_what_fits(net, state):
    own = net.state_dict()
    net.load_state_dict(state)
    return {"loaded": list(own), "kept": [], "unused": []}
