# title: a file that is not wound back
# fails: best-test [file-not-wound-back]
# fails: best-hidden [file-not-wound-back]


class Best:
    def __init__(self):
        self.score, self.file = math.inf, None

    def offer(self, net, score):
        if score < self.score:
            self.score, self.file = score, io.BytesIO()
            torch.save(net.state_dict(), self.file)
            self.file.seek(0)
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(torch.load(self.file))
