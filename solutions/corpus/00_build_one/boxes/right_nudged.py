# title: nudged a little, and rounded

def the_loss(a, b, dp=0.0, dq=0.0):
    p = a * b + dp
    q = p + a + dq
    return q * p


def nudged(**more):
    at = {"a": 2.0, "b": -3.0, "dp": 0.0, "dq": 0.0}
    up = the_loss(**{k: at[k] + 1e-5 * more.get(k, 0) for k in at})
    down = the_loss(**{k: at[k] - 1e-5 * more.get(k, 0) for k in at})
    return round((up - down) / 2e-5, 4)


gradients = {"q": nudged(dq=1), "p": nudged(dp=1), "a": nudged(a=1), "b": nudged(b=1)}
