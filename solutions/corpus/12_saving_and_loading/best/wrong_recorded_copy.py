# title: copies into leaves while autograd records
# fails: best-test [leaf-changed-in-place]
# fails: best-hidden [leaf-changed-in-place]


class Best:
    def __init__(self):
        self.lowest = float("inf")

    def offer(self, net, score):
        if score < self.lowest:
            self.lowest = score
            self.params = [p.detach().clone() for p in net.parameters()]
            self.buffers = [b.clone() for b in net.buffers()]
            return True
        return False

    def put_back(self, net):
        for p, old in zip(net.parameters(), self.params):
            p.copy_(old)
        for b, old in zip(net.buffers(), self.buffers):
            b.copy_(old)
