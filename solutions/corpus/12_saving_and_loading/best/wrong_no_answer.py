# title: offer returns nothing
# fails: best-test [returns-nothing]
# fails: best-hidden [returns-nothing]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score, self.kept = score, copy.deepcopy(net.state_dict())

    def put_back(self, net):
        net.load_state_dict(self.kept)
