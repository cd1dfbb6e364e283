# title: begins with -1, since a loss is never below 0
# fails: best-test [negative-counts-as-none]
# fails: best-hidden [negative-counts-as-none]
# never: every-offer-kept


class Best:
    def __init__(self):
        self.lowest = -1.0
        self.state = None

    def offer(self, net, score):
        if math.isnan(score):
            return False
        if self.lowest < 0 or score < self.lowest:
            self.lowest = score
            self.state = copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
