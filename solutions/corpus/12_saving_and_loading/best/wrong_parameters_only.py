# title: forgets the buffers
# fails: best-test [buffers-left-out]
# fails: best-hidden [buffers-left-out]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score = score
            self.kept = {name: p.detach().clone() for name, p in net.named_parameters()}
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept, strict=False)
