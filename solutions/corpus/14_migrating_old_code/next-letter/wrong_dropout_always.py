# title: F.dropout is not told the mode
# fails: next-letter-test [dropout-in-evaluation]
# fails: next-letter-hidden [dropout-in-evaluation]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.drop = drop
        self.embed = nn.Embedding(num_embeddings=letters, embedding_dim=size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        w = self.embed.weight
        return w.new_zeros(1, n, self.size), w.new_zeros(1, n, self.size)

    def forward(self, x, state):
        e = F.dropout(self.embed(x), self.drop)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h), dim=-1), state
