# title: as it was, without CUDA
# fails: next-letter-test [softmax-over-time]
# fails: next-letter-idioms [softmax-over-time]
# fails: next-letter-hidden [dropout-in-evaluation]


class NextLetter(nn.Module):
    def __init__(self, letters, size, drop):
        super().__init__()
        self.size = size
        self.drop = drop
        self.embed = nn.Embedding(num_embeddings=letters, embedding_dim=size)
        self.lstm = nn.LSTM(size, size)
        self.out = nn.Linear(size, letters)
        nn.init.xavier_uniform(self.out.weight)

    def first_state(self, n):
        w = self.embed.weight
        h, c = (Variable(torch.zeros(1, n, self.size)) for _ in "hc")
        if torch.cuda.device_count():
            return h.cuda(), c.cuda()
        return h, c

    def forward(self, x, state):
        e = F.dropout(self.embed(x), self.drop)
        h, state = self.lstm(e, state)
        return F.log_softmax(self.out(h)), state
