# title: the last bias is left out
# fails: next-letter-test [no diagnosis]
# fails: next-letter-idioms [no diagnosis]
# fails: next-letter-hidden [no diagnosis]


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
        e = F.dropout(self.embed(x), self.drop, self.training)
        h, state = self.lstm(e, state)
        return F.log_softmax(h @ self.out.weight.T, dim=-1), state
