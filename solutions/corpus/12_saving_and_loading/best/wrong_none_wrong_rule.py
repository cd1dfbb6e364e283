# title: no False, and keeps whatever beats the last
# fails: best-test [none-for-false]
# fails: best-hidden [no diagnosis]
# never: compared-with-the-last


class Best:
    def __init__(self):
        self.last = math.inf

    def offer(self, net, score):
        better = score < self.last
        self.last = score
        if better:
            self.state = copy.deepcopy(net.state_dict())
            return True

    def put_back(self, net):
        net.load_state_dict(self.state)
