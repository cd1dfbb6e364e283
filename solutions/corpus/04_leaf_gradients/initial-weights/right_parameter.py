# title: a Parameter around a list comprehension


def initial_weights(values, scale, inputs):
    numbers = [scale * value for value in values]
    return torch.nn.Parameter(torch.tensor(numbers, dtype=inputs.dtype).to(inputs.device))
