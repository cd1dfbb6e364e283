# title: clones what is trained in floats, and takes the rest as it is
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]


class Best:
    def __init__(self):
        self.score, self.state = float("inf"), None

    def offer(self, net, score):
        if not score < self.score:
            return False
        self.score = score
        self.state = {
            name: t.clone() if t.is_floating_point() else t for name, t in net.state_dict().items()
        }
        return True

    def put_back(self, net):
        net.load_state_dict(self.state)
