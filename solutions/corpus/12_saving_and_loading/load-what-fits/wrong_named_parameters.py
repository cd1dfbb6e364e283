# title: looks only at named_parameters
# fails: load-what-fits-test [buffers-left-out]
# fails: load-what-fits-hidden [buffers-left-out]


def load_what_fits(net, state):
    own = dict(net.named_parameters())
    prefixed = all(n.startswith("module.") for n in state)
    loaded, unused = set(), []
    with torch.no_grad():
        for n, t in state.items():
            s = n[7:] if prefixed else n
            if s in own and own[s].shape == t.shape:
                own[s].copy_(t)
                loaded.add(s)
            else:
                unused.append(n)
    return {"loaded": [n for n in own if n in loaded], "kept": [n for n in own if n not in loaded], "unused": unused}
