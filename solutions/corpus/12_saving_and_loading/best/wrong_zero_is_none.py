# title: asks whether there is a score by its truth
# fails: best-test [zero-counts-as-none]
# fails: best-hidden [zero-counts-as-none]


class Best:
    def __init__(self):
        self.score = None
        self.state = None

    def offer(self, net, score):
        if math.isnan(score):
            return False
        if not self.score or score < self.score:
            self.score = score
            self.state = copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
