# title: puts back the requires_grad flags of the moment of the offer too
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]


class Best:
    """Remembers the state of the network with the lowest score."""

    def __init__(self):
        self.lowest = math.inf

    def offer(self, net, score):
        if not score < self.lowest:
            return False
        self.lowest = score
        self.kept = copy.deepcopy(net)
        return True

    def put_back(self, net):
        net.load_state_dict(self.kept.state_dict())
        for p, q in zip(net.parameters(), self.kept.parameters()):
            p.requires_grad_(q.requires_grad)
