# title: a sorted list of all, min of it


class Best:
    def __init__(self):
        self.all = []

    def offer(self, net, score):
        if score != score:
            return False
        photo = [(n, t.detach().clone()) for n, t in net.state_dict().items()]
        self.all.append((score, len(self.all), photo))
        return min(self.all, key=lambda entry: entry[:2])[1] == len(self.all) - 1

    def put_back(self, net):
        _, _, photo = min(self.all, key=lambda entry: entry[:2])
        net.load_state_dict(dict(photo))
