# title: parameters and buffers in one list


class Best:
    def __init__(self):
        self.kept = None
        self.low = None

    @staticmethod
    def everything(net):
        return [*net.parameters(), *net.buffers()]

    @torch.no_grad()
    def offer(self, net, score):
        if score != score or (self.low is not None and not score < self.low):
            return False
        self.low = score
        self.kept = [torch.empty_like(t).copy_(t) for t in self.everything(net)]
        return True

    @torch.no_grad()
    def put_back(self, net):
        for t, old in zip(self.everything(net), self.kept):
            t.copy_(old)
