# title: sets new parameters
# fails: best-test [parameters-replaced]
# fails: best-hidden [parameters-replaced]


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
        for n, p in list(net.named_parameters()):
            setattr(net, n, nn.Parameter(self.kept[n].clone(), requires_grad=p.requires_grad))
        for n, b in net.named_buffers():
            b.copy_(self.kept[n])
