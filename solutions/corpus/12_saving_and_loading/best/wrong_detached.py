# title: detach() taken for a copy
# fails: best-test [best-is-an-alias]
# fails: best-hidden [best-is-an-alias]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score, self.kept = score, {n: t.detach() for n, t in net.state_dict().items()}
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept)
