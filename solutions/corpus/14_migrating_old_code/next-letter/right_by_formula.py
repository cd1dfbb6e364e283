# title: Xavier and log-softmax by their formulas


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super(NextLetter, self).__init__()
        self.size, self.drop = size, drop
        self.embed, self.lstm, self.out = nn.Embedding(letters, size), nn.LSTM(size, size), nn.Linear(size, letters)
        bound = math.sqrt(6 / (letters + size)) if "math" in globals() else (6 / (letters + size)) ** 0.5
        nn.init.uniform_(self.out.weight, -bound, bound)

    def first_state(self, n):
        like = self.lstm.weight_hh_l0
        return tuple(torch.zeros(1, n, self.size).to(like) for _ in "hc")

    def forward(self, x, state):
        e = self.embed(x)
        if self.training:
            e = F.dropout(e, self.drop)
        h, state = self.lstm(e, state)
        scores = self.out(h)
        return scores - torch.logsumexp(scores, -1, keepdim=True), state
