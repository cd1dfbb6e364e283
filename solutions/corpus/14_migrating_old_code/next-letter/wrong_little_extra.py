# title: Softmax, a little bit added so that it is never zero, then the logarithm
# fails: next-letter-test [tiny-number-before-the-logarithm]
# fails: next-letter-hidden [tiny-number-before-the-logarithm]
class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size, self.p = size, drop
        self.embed = nn.Embedding(letters, size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        zeros = self.out.weight.new_zeros(1, n, self.size)
        return zeros, zeros.clone()

    def forward(self, x, state):
        e = F.dropout(self.embed(x), self.p, training=self.training)
        h, state = self.lstm(e, state)
        p = torch.softmax(self.out(h), dim=-1)
        return torch.log(p + 1e-8), state
