# title: writes the hard values into a recorded clone, as a constant


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    gate = soft.clone()
    gate.data.copy_(scores > 0)
    return gate
