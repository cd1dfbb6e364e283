# title: notes the device in the constructor
# fails: next-letter-test [device-noted-at-birth]
# fails: next-letter-hidden [device-noted-at-birth]
# never: state-left-on-the-cpu
class NextLetter(nn.Module):
    """Guess the next letter: (time, n) -> logs of shape (time, n, letters)."""

    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.embed = nn.Embedding(letters, size)
        self.drop = nn.Dropout(drop)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)
        self.device = self.out.weight.device

    def first_state(self, n):
        """The state before the first letters of n texts: two tensors of zeros."""
        kind = self.out.weight.dtype
        h = torch.zeros(1, n, self.size, device=self.device, dtype=kind)
        c = torch.zeros(1, n, self.size, device=self.device, dtype=kind)
        return h, c

    def forward(self, x, state):
        """Return the logarithms of the probabilities, and the next state."""
        h, state = self.lstm(self.drop(self.embed(x)), state)
        return F.log_softmax(self.out(h), dim=-1), state
