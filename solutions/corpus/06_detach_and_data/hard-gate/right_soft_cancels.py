# title: the soft part cancels in the value

def hard_gate(scores):
    soft = scores.sigmoid()
    return (scores > 0).to(soft) + soft - soft.detach()
