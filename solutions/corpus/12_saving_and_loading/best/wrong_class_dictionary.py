# title: one dictionary for the states of all objects
# fails: best-test [objects-share-their-class]
# fails: best-hidden [objects-share-their-class]

class Best:
    """Remembers the state of the network with the lowest score."""

    state = {}
    score = float("inf")

    def offer(self, net, score):
        if score < self.score:
            self.score = score
            self.state.clear()
            self.state.update(copy.deepcopy(net.state_dict()))
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(self.state)
