# title: a class method takes the copy


class Best:
    def __init__(self):
        self.lowest, self.state = math.inf, {}

    @classmethod
    def photograph(cls, net):
        return {name: t.clone() for name, t in net.state_dict().items()}

    def offer(self, net, score):
        is_better = score < self.lowest
        if is_better:
            self.lowest, self.state = score, self.photograph(net)
        return is_better

    def put_back(self, net):
        net.load_state_dict(self.state)
