# title: puts the state aside first, and then asks whether it was the best
# fails: best-test [every-offer-kept]
# fails: best-hidden [every-offer-kept]
# never: higher-is-better


class Best:
    def __init__(self):
        self.lowest = math.inf

    def offer(self, net, score):
        self.photo = {name: t.clone() for name, t in net.state_dict().items()}
        if score < self.lowest:
            self.lowest = score
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.photo)
