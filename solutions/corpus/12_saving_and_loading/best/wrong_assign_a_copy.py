# title: puts a copy back with assign=True
# fails: best-test [parameters-replaced]
# fails: best-hidden [parameters-replaced]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score, self.kept = score, copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(copy.deepcopy(self.kept), assign=True)
