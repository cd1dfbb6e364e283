# title: zeros with device and dtype


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.drop = drop
        self.embed = nn.Embedding(num_embeddings=letters, embedding_dim=size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)

    def first_state(self, n):
        w = self.embed.weight
        at = {"device": w.device, "dtype": w.dtype}
        return torch.zeros(1, n, self.size, **at), torch.zeros(1, n, self.size, **at)

    def forward(self, x, state):
        e = F.dropout(self.embed(x), self.drop, self.training)
        h, state = self.lstm(e, state)
        return nn.LogSoftmax(dim=2)(self.out(h)), state
