# title: with setup_context


class Quantise(Function):
    @staticmethod
    def forward(x, step, limit):
        return (x / step).round() * step

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, _, limit = inputs
        ctx.passing = x.abs() <= limit

    @staticmethod
    def backward(ctx, incoming):
        return incoming * ctx.passing.to(incoming.dtype), None, None


quantise = Quantise.apply
