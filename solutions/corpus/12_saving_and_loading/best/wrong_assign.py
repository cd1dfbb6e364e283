# title: puts back with assign=True
# fails: best-test [kept-state-was-adopted]
# fails: best-hidden [kept-state-was-adopted]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score, self.kept = score, copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept, assign=True)
