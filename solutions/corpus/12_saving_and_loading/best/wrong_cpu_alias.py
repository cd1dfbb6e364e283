# title: cpu() taken for a copy
# fails: best-test [best-is-an-alias]
# fails: best-hidden [best-is-an-alias]


class Best:
    def __init__(self):
        self.lowest = float("inf")

    def offer(self, net, score):
        if score < self.lowest:
            self.lowest = score
            self.state = {n: t.cpu() for n, t in net.state_dict().items()}
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
