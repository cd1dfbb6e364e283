# title: another random start, einsum


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        bound = inputs**-0.5
        self.weight = nn.Parameter(torch.empty(outputs, inputs).uniform_(-bound, bound))
        with torch.no_grad():
            self.register_buffer("scale", torch.linalg.vector_norm(self.weight, 1, dim=1) / inputs)
        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        y = torch.einsum("...i,oi,o->...o", x, Sign.apply(self.weight), self.scale)
        if self.bias is not None:
            y = y + self.bias
        return y
