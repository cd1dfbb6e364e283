# title: copies when it keeps and when it puts back


class Best:
    score, kept = float("inf"), None

    def offer(self, net, score):
        lower = bool(score < self.score)
        if lower:
            self.score = score
            self.kept = copy.deepcopy(net).state_dict()
        return lower

    def put_back(self, net):
        net.load_state_dict(copy.deepcopy(self.kept), strict=True)
