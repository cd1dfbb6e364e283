# title: compares with the score before
# fails: best-test [nan-remembered]
# fails: best-hidden [compared-with-the-last]
# never: nothing-was-kept


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        better = score < self.score
        self.score = score
        if better:
            self.kept = copy.deepcopy(net.state_dict())
        return better

    def put_back(self, net):
        net.load_state_dict(self.kept)
