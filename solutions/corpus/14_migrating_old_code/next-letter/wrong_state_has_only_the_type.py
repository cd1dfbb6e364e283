# title: the state follows the type of the parameters, and not their device
# fails: next-letter-test [state-left-on-the-cpu]
# fails: next-letter-hidden [state-left-on-the-cpu]
# never: device-noted-at-birth


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.embed = nn.Embedding(letters, size)
        self.drop = nn.Dropout(drop)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        zeros = torch.zeros(1, n, self.size, dtype=self.embed.weight.dtype)
        return zeros, zeros.clone()

    def forward(self, x, state):
        h, state = self.lstm(self.drop(self.embed(x)), state)
        return torch.log_softmax(self.out(h), -1), state
