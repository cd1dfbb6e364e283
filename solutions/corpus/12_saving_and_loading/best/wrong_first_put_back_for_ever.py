# title: puts back once more what it put back first
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]

import copy, math
class Best:
    def __init__(self):
        self.score, self.first = math.inf, None
    def offer(self, net, score):
        if not score < self.score:
            return False
        self.score, self.kept = score, copy.deepcopy(net.state_dict())
        return True
    def put_back(self, net):
        self.first = self.first or self.kept
        net.load_state_dict(self.first)
