# title: the score is never noted
# fails: best-test [every-offer-kept]
# fails: best-hidden [every-offer-kept]


class Best:
    def __init__(self):
        self.score = math.inf
        self.kept = None

    def offer(self, net, score):
        if score < self.score:
            self.kept = copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept)
