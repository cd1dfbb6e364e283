# title: a score counts as lower only if it is lower by more than rounding
# fails: best-test [lower-by-a-little]
# fails: best-hidden [lower-by-a-little]


class Best:
    """Remembers the state of the network with the lowest score."""

    min_delta = 1e-6

    def __init__(self):
        self.memory = {"score": math.inf, "state": None}

    def offer(self, net, score):
        improved = score < self.memory["score"] - self.min_delta
        if improved:
            self.memory["score"] = score
            self.memory["state"] = copy.deepcopy(net.state_dict())
        return improved

    def put_back(self, net):
        net.load_state_dict(self.memory["state"])
