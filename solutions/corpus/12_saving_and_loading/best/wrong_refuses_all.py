# title: returns before it compares
# fails: best-test [lowest-score-refused]
# fails: best-hidden [lowest-score-refused]
# never: nothing-was-kept
class Best:
    """Remembers the state of the network with the lowest score."""

    def __init__(self):
        self.score, self.kept = (math.inf, None)

    def offer(self, net, score):
        return False
        self.score, self.kept = (score, copy.deepcopy(net.state_dict()))
        return True

    def put_back(self, net):
        net.load_state_dict(self.kept)
