# title: the probability to stay
# fails: next-letter-test [drop-is-what-stays]
# fails: next-letter-hidden [drop-is-what-stays]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size, self.drop = size, drop
        self.embed = nn.Embedding(letters, size)
        self.dropout = nn.Dropout(1 - drop)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        h = torch.zeros(1, n, self.size).to(self.out.weight)
        return h, h

    def forward(self, x, state):
        h, state = self.lstm(self.dropout(self.embed(x)), state)
        return F.log_softmax(self.out(h), dim=-1), state
