# title: keeps what requires grad
# fails: best-test [only-trained-ones-kept]
# fails: best-hidden [only-trained-ones-kept]


class Best:
    def __init__(self):
        self.score, self.kept = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score = score
            self.kept = {n: p.detach().clone() for n, p in net.named_parameters() if p.requires_grad}
            self.kept |= {n: b.clone() for n, b in net.named_buffers()}
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.kept, strict=False)
