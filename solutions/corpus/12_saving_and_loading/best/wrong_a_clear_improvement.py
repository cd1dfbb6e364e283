# title: keeps a state only if the score is better by more than 1e-4
# fails: best-test [lower-by-a-little]
# fails: best-hidden [lower-by-a-little]


class Best:
    def __init__(self):
        self.score, self.state = float("inf"), None

    def offer(self, net, score):
        if score < self.score - 1e-4:
            self.score, self.state = score, copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
