# title: puts the state back into the network of the offer, not into the one given
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]
# never: parameters-replaced

import copy, math
class Best:
    def __init__(self):
        self.score = math.inf
    def offer(self, net, score):
        self.net = net
        if not score < self.score:
            return False
        self.score, self.kept = score, copy.deepcopy(net.state_dict())
        return True
    def put_back(self, net):
        self.net.load_state_dict(self.kept)
