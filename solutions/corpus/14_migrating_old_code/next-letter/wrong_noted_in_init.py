# title: notes device and type when it is made
# fails: next-letter-test [state-of-another-type]
# fails: next-letter-hidden [state-of-another-type]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.embed = nn.Embedding(letters, size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)
        self.dropout = nn.Dropout(drop)
        self.device, self.dtype = self.out.weight.device, self.out.weight.dtype

    def first_state(self, n):
        h = torch.zeros(1, n, self.size, device=self.device, dtype=self.dtype)
        return h, h.clone()

    def forward(self, x, state):
        h, state = self.lstm(self.dropout(self.embed(x)), state)
        return F.log_softmax(self.out(h), dim=-1), state
