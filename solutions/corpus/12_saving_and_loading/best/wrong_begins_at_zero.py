# title: begins with 0
# fails: best-test [nothing-was-kept]
# fails: best-hidden [nothing-was-kept]


class Best:
    def __init__(self):
        self.score, self.kept = 0.0, None

    def offer(self, net, score):
        if score < self.score:
            self.score, self.kept = score, copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept)
