# title: keeps floats in 16 bits, to save memory
# fails: best-test [no diagnosis]
# fails: best-hidden [no diagnosis]


class Best:
    def __init__(self):
        self.score, self.state = float("inf"), None

    def offer(self, net, score):
        if score < self.score:
            self.score = score
            self.state = {
                name: t.half() if t.is_floating_point() else t.clone() for name, t in net.state_dict().items()
            }
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
