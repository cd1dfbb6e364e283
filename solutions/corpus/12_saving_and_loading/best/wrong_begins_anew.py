# title: begins a new record with put_back
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]

import copy, math
class Best:
    def __init__(self):
        self.score = math.inf
    def offer(self, net, score):
        if not score < self.score:
            return False
        self.score, self.kept = score, copy.deepcopy(net.state_dict())
        return True
    def put_back(self, net):
        net.load_state_dict(self.kept)
        self.score = math.inf
