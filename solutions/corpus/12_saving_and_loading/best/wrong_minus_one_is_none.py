# title: -1 stands for no score yet
# fails: best-test [minus-one-counts-as-none]


class Best:
    def __init__(self):
        self.lowest = -1
        self.state = None

    def offer(self, net, score):
        if math.isnan(score):
            return False
        if self.lowest == -1 or score < self.lowest:
            self.lowest = score
            self.state = copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
