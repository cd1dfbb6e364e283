# title: kept as a pickle


class Best:
    def __init__(self):
        self.scores = [math.inf]

    def offer(self, net, score):
        if min(self.scores) > score:
            self.scores.append(score)
            self.data = pickle.dumps(dict(net.state_dict()))
            return True
        return False

    def put_back(self, net):
        net.load_state_dict(pickle.loads(self.data))
