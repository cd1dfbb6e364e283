# title: compares with the score before
# fails: best-test [nothing-was-kept]
# fails: best-hidden [compared-with-the-last]


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
