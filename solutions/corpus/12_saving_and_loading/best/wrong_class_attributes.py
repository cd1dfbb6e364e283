# title: the score and the state belong to the class
# fails: best-test [objects-share-their-class]
# fails: best-hidden [objects-share-their-class]


class Best:
    lowest = float("inf")
    state = None

    def offer(self, net, score):
        if score < Best.lowest:
            Best.lowest = score
            Best.state = copy.deepcopy(net.state_dict())
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(Best.state)
