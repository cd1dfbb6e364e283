# title: clones of each tensor


class Best:
    def __init__(self):
        self.lowest = float("inf")
        self.state = {}

    def offer(self, net, score):
        better = score < self.lowest
        if better:
            self.lowest = score
            self.state = {name: t.clone() for name, t in net.state_dict().items()}
        return better

    def put_back(self, net):
        net.load_state_dict(self.state)
