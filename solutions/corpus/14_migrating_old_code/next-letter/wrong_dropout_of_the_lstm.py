# title: dropout given to the LSTM
# fails: next-letter-test [dropout-of-one-layer]
# fails: next-letter-hidden [dropout-of-one-layer]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.embed = nn.Embedding(letters, size)
        self.lstm = nn.LSTM(size, size, dropout=drop)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        w = self.out.weight
        return w.new_zeros(1, n, self.size), w.new_zeros(1, n, self.size)

    def forward(self, x, state):
        h, state = self.lstm(self.embed(x), state)
        return F.log_softmax(self.out(h), dim=-1), state
