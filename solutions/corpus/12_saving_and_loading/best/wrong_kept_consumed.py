# title: pops what it puts back
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, {}

    def offer(self, net, score):
        if score < self.score:
            self.score, self.kept = score, copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        for name, t in [*net.named_parameters(), *net.named_buffers()]:
            t.data.copy_(self.kept.pop(name))
