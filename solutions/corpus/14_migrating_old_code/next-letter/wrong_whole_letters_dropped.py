# title: drops whole letters
# fails: next-letter-test [no diagnosis]
# fails: next-letter-hidden [no diagnosis]


class NextLetter(nn.Module):
    """Guess the next letter: (time, n) -> logs of shape (time, n, letters)."""

    def __init__(self, letters, size, drop):
        super().__init__()
        self.drop, self.width = drop, size
        self.embed = nn.Embedding(letters, size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        """The state before the first letters of n texts: two tensors of zeros."""
        h = self.out.weight.new_zeros(1, n, self.width)
        c = self.out.weight.new_zeros(1, n, self.width)
        return h, c

    def drop_letters(self, e):
        if not self.training or self.drop == 0:
            return e
        mask = F.dropout(torch.ones_like(e[..., :1]), self.drop, True)
        return e * mask

    def forward(self, x, state):
        """Return the logarithms of the probabilities, and the next state."""
        e = self.drop_letters(self.embed(x))
        h, state = self.lstm(e, state)
        logs = F.log_softmax(self.out(h), dim=-1)
        return logs, state
