# title: a mask of its own, and what stays is not scaled
# fails: next-letter-test [no diagnosis]
# fails: next-letter-hidden [no diagnosis]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.drop = drop
        self.size = size
        self.embed = nn.Embedding(letters, size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        like = self.out.weight
        return like.new_zeros(1, n, self.size), like.new_zeros(1, n, self.size)

    def forward(self, x, state):
        e = self.embed(x)
        if self.training:
            e = e * (torch.rand_like(e) >= self.drop)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h), dim=-1), state
