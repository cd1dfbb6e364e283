# title: a buffer that follows the parameters, and has a name in state_dict() as they have
# fails: next-letter-test [old-weights-must-load]
# fails: next-letter-idioms [old-weights-must-load]
# fails: next-letter-hidden [old-weights-must-load]
class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.register_buffer("nothing", torch.zeros(1, 1, size))
        self.embed, self.lstm = nn.Embedding(letters, size), nn.LSTM(size, size)
        self.thin, self.out = nn.Dropout(drop), nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        return self.nothing.repeat(1, n, 1), self.nothing.repeat(1, n, 1)

    def forward(self, x, state):
        above, state = self.lstm(self.thin(self.embed(x)), state)
        return self.out(above).log_softmax(2), state
