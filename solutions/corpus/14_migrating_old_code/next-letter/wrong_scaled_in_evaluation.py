# title: multiplies by what is kept in evaluation mode, as the paper on dropout does
# fails: next-letter-test [no diagnosis]
# fails: next-letter-hidden [no diagnosis]
# never: dropout-in-evaluation


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
        e = self.embed(x)
        e = F.dropout(e, self.drop) if self.training else e * (1 - self.drop)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h), dim=-1), state
