# title: copied into place, without load_state_dict


class Best:
    def __init__(self):
        self.scores, self.kept = [], None

    def offer(self, net, score):
        if score != score or any(score >= s for s in self.scores):
            return False
        self.scores.append(score)
        self.kept = copy.deepcopy([*net.parameters(), *net.buffers()])
        return True

    @torch.no_grad()
    def put_back(self, net):
        for t, kept in zip([*net.parameters(), *net.buffers()], self.kept, strict=True):
            t.copy_(kept)
