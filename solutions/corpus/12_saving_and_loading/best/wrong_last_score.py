# title: compares with the score before
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        better = score < self.score
        self.score = score
        if better:
            self.kept = copy.deepcopy(net.state_dict())
        return better

    def put_back(self, net):
        net.load_state_dict(self.kept)
