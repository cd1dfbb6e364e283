# title: in a file in memory, with a closure for the record

import io, torch
class Best:
    def __init__(self):
        self.file, self.lower = io.BytesIO(), lambda score: score == score
    def offer(self, net, score):
        if not self.lower(score):
            return False
        self.file, self.lower = io.BytesIO(), lambda other: other < score
        torch.save(net.state_dict(), self.file)
        return True
    def put_back(self, net):
        self.file.seek(0)
        net.load_state_dict(torch.load(self.file, map_location="cpu"))
