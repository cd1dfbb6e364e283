# title: letters and dropout belong together, in a Sequential
# fails: next-letter-test [old-weights-must-load]
# fails: next-letter-idioms [old-weights-must-load]
# fails: next-letter-hidden [old-weights-must-load]


class NextLetter(nn.Module):
    """Guess the next letter: (time, n) -> logs of shape (time, n, letters)."""

    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.embed = nn.Sequential(nn.Embedding(letters, size), nn.Dropout(drop))
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        torch.nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        weight = self.out.weight
        h = torch.zeros(1, n, self.size, device=weight.device, dtype=weight.dtype)
        c = torch.zeros(1, n, self.size, device=weight.device, dtype=weight.dtype)
        return h, c

    def forward(self, x, state):
        e = self.embed(x)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h), dim=-1), state
