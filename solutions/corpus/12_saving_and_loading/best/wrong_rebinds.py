# title: assigns to its own name for the network
# fails: best-test [nothing-was-put-back]
# fails: best-hidden [nothing-was-put-back]


class Best:
    def __init__(self):
        self.lowest = float("inf")
        self.net = None

    def offer(self, net, score):
        if score < self.lowest:
            self.lowest = score
            self.net = copy.deepcopy(net)
            return True
        return False

    def put_back(self, net):
        net = copy.deepcopy(self.net)
