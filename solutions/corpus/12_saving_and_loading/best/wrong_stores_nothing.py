# title: the copy goes into a name of the method
# fails: best-test [true-without-storing]
# fails: best-hidden [true-without-storing]
# never: nothing-was-kept
class Best:
    """Remembers the state of the network with the lowest score."""

    def __init__(self):
        self.score, self.kept = (math.inf, None)

    def offer(self, net, score):
        if not score < self.score:
            return False
        kept = copy.deepcopy(net.state_dict())
        return True

    def put_back(self, net):
        net.load_state_dict(self.kept)
