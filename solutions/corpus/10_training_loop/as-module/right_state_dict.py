# title: filled with load_state_dict


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=False, dtype=w1.dtype),
        nn.ReLU(),
        nn.Linear(*w2.shape, bias=False, dtype=w2.dtype),
    )
    net.load_state_dict({"0.weight": w1.T, "2.weight": w2.T})
    return net
