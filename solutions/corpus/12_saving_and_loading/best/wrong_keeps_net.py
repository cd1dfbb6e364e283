# title: keeps the network itself
# fails: best-test [best-is-an-alias]
# fails: best-hidden [best-is-an-alias]


class Best:
    def __init__(self):
        self.score = math.inf

    def offer(self, net, score):
        if score < self.score:
            self.score, self.net = score, net
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.net.state_dict())
