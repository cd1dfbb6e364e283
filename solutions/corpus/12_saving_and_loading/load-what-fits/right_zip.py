# title: goes through both at once


def load_what_fits(net, state):
    prefix = "module." if state and all(n.startswith("module.") for n in state) else ""
    mine = net.state_dict()
    ok = [n for n in mine if prefix + n in state and tuple(state[prefix + n].shape) == tuple(mine[n].shape)]
    net.load_state_dict({**mine, **{n: state[prefix + n] for n in ok}})
    return dict(
        loaded=ok,
        kept=[n for n in mine if n not in set(ok)],
        unused=[n for n in state if n not in {prefix + o for o in ok}],
    )
