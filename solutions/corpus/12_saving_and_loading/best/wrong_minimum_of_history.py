# title: compares with the minimum as the lesson does
# fails: best-test [equal-score-replaces]
# fails: best-hidden [equal-score-replaces]


class Best:
    def __init__(self):
        self.history = []

    def offer(self, net, score):
        if math.isnan(score):
            return False
        self.history.append(score)
        if score == min(self.history):
            self.state = copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
