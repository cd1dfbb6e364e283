# title: names changed
# fails: next-letter-test [old-weights-must-load]
# fails: next-letter-idioms [old-weights-must-load]
# fails: next-letter-hidden [old-weights-must-load]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.drop = nn.Dropout(drop)
        self.embedding = nn.Embedding(letters, size)
        self.rnn = nn.LSTM(size, size)
        self.head = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.head.weight)

    def first_state(self, n):
        h = self.head.weight.new_zeros(1, n, self.size)
        return h, h.clone()

    def forward(self, x, state):
        h, new = self.rnn(self.drop(self.embedding(x)), state)
        return F.log_softmax(self.head(h), dim=-1), new
