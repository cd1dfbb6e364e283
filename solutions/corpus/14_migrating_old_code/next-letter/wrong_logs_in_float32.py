# title: the logarithms are float32, whatever the parameters are
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
        zeros = torch.zeros(2, 1, n, self.size, device=self.out.weight.device, dtype=self.out.weight.dtype)
        return zeros[0], zeros[1]

    def forward(self, x, state):
        e = F.dropout(self.embed(x), self.drop, self.training)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h), dim=-1, dtype=torch.float32), state
