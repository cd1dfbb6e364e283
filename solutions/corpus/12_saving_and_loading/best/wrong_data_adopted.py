# title: p.data = kept, without a copy
# fails: best-test [kept-state-was-adopted]
# fails: best-hidden [kept-state-was-adopted]


class Best:
    def __init__(self):
        self.score = math.inf

    def offer(self, net, score):
        if score < self.score:
            self.score = score
            self.kept = {n: t.clone() for n, t in net.state_dict().items()}
            return True
        return False

    def put_back(self, net):
        for n, p in [*net.named_parameters(), *net.named_buffers()]:
            p.data = self.kept[n]
