# title: one list of scores for all objects
# fails: best-test [objects-share-their-class]
# fails: best-hidden [objects-share-their-class]


class Best:
    scores = []

    def offer(self, net, score):
        better = score == score and all(score < other for other in self.scores)
        if better:
            self.scores.append(score)
            self.state = copy.deepcopy(net.state_dict())
        return better

    def put_back(self, net):
        net.load_state_dict(self.state)
