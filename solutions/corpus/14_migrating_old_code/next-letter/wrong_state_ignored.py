# title: the LSTM is not given the state
# fails: next-letter-test [state-thrown-away]
# fails: next-letter-idioms [state-thrown-away]
# fails: next-letter-hidden [state-thrown-away]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.embed, self.lstm = nn.Embedding(letters, size), nn.LSTM(size, size)
        self.out, self.dropout = nn.Linear(size, letters), nn.Dropout(p=drop)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        w = self.embed.weight
        return w.new_zeros(1, n, self.size), w.new_zeros(1, n, self.size)

    def forward(self, x, state):
        h, state = self.lstm(self.dropout(self.embed(x)))
        return F.log_softmax(self.out(h), -1), state
