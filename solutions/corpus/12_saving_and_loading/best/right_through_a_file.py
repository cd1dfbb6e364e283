# title: kept as the bytes of a file


class Best:
    def __init__(self):
        self.lowest, self.data = math.inf, None

    def offer(self, net, score):
        if math.isnan(score) or score >= self.lowest:
            return False
        file = io.BytesIO()
        torch.save(net.state_dict(), file)
        self.lowest, self.data = score, file.getvalue()
        return True

    def put_back(self, net):
        net.load_state_dict(torch.load(io.BytesIO(self.data)))
