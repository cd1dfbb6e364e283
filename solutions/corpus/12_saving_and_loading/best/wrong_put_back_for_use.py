# title: puts the net into eval mode when it puts the state back
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]


class Best:
    def __init__(self):
        self.score, self.state = float("inf"), None

    def offer(self, net, score):
        if not score < self.score:
            return False
        self.score, self.state = score, copy.deepcopy(net.state_dict())
        return True

    def put_back(self, net):
        net.load_state_dict(self.state)
        net.eval()
