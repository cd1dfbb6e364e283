# title: keeps bytes of a file


class Best:
    def __init__(self):
        self.scores, self.data = [], None

    def offer(self, net, score):
        print("offered", score)
        better = not math.isnan(score) and all(score < s for s in self.scores)
        if better:
            self.scores.append(score)
            buffer = io.BytesIO()
            torch.save(net.state_dict(), buffer)
            self.data = buffer.getvalue()
        return better

    def put_back(self, net):
        assert self.data is not None
        net.load_state_dict(torch.load(io.BytesIO(self.data)))
