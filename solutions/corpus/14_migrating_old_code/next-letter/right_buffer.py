# title: a buffer that moves along


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.drop = drop
        self.embed = nn.Embedding(num_embeddings=letters, embedding_dim=size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform_(self.out.weight)
        self.register_buffer("nothing", torch.zeros(()), persistent=False)

    def first_state(self, n):
        w = self.embed.weight
        z = self.nothing.expand(1, n, self.size)
        return z.clone(), z.clone()

    def forward(self, x, state):
        e = F.dropout(self.embed(x), self.drop, self.training)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h), dim=-1), state
