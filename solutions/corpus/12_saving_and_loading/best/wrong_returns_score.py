# title: returns the lowest score
# fails: best-test [score-instead-of-an-answer]
# fails: best-hidden [score-instead-of-an-answer]


class Best:
    def __init__(self):
        self.score = math.inf

    def offer(self, net, score):
        if score < self.score:
            self.score = score
            self.kept = copy.deepcopy(net.state_dict())
        return self.score

    def put_back(self, net):
        net.load_state_dict(self.kept)
