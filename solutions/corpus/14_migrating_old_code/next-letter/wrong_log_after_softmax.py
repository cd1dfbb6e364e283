# title: softmax first and log after it, in which an improbable letter gets -inf
# fails: next-letter-test [log-of-softmax]
# fails: next-letter-hidden [log-of-softmax]
class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.width = size
        self.thin = nn.Dropout(p=drop)
        self.embed, self.lstm = nn.Embedding(letters, size), nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        like = self.embed.weight
        return tuple(like.new_zeros(1, n, self.width) for _ in range(2))

    def forward(self, x, state):
        above, state = self.lstm(self.thin(self.embed(x)), state)
        return self.out(above).softmax(dim=2).log(), state
