# title: writes through .data


class Best:
    def __init__(self):
        self.score = None

    def offer(self, net, score):
        if score != score:
            return False
        if self.score is None or score < self.score:
            self.score = score
            self.params = [p.data.clone() for p in net.parameters()]
            self.buffers = [b.clone() for b in net.buffers()]
            return True
        return False

    def put_back(self, net):
        for p, kept in zip(net.parameters(), self.params, strict=True):
            p.data = kept.clone()
        for b, kept in zip(net.buffers(), self.buffers, strict=True):
            b.copy_(kept)
