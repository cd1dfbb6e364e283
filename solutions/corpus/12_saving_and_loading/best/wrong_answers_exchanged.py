# title: True and False exchanged
# fails: best-test [only-the-answer-is-wrong]
# fails: best-hidden [only-the-answer-is-wrong]
class Best:
    """Remembers the state of the network with the lowest score."""

    def __init__(self):
        self.score, self.kept = (math.inf, None)

    def offer(self, net, score):
        if not score < self.score:
            return True
        self.score, self.kept = (score, copy.deepcopy(net.state_dict()))
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept)
