# title: not score >= lowest
# fails: best-test [nan-counts-as-best]
# fails: best-hidden [nan-counts-as-best]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score >= self.score:
            return False
        self.score, self.kept = score, copy.deepcopy(net.state_dict())
        return True

    def put_back(self, net):
        net.load_state_dict(self.kept)
