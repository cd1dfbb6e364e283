# title: wraps the loss in a Variable, as old code did
# fails: mend-loss-test [re-wrapped-tensor]
# fails: mend-loss-hidden [re-wrapped-tensor]
from torch.autograd import Variable


def consistency_loss(net, clean, noisy):
    target = Variable(net(clean).data)
    loss = ((net(noisy) - target) ** 2).mean()
    return Variable(loss, requires_grad=True)
