# title: forgets to return False
# fails: best-test [none-for-false]
# fails: best-hidden [none-for-false]


class Best:
    def __init__(self):
        self.low = math.inf

    def offer(self, net, score):
        if score < self.low:
            self.low = score
            self.state = copy.deepcopy(net.state_dict())
            return True

    def put_back(self, net):
        net.load_state_dict(self.state)
