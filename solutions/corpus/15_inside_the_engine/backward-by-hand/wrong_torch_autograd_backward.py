# title: calls torch.autograd.backward under another name
# fails: backward-by-hand-care-test [engine-at-work]
# fails: backward-by-hand-hidden [engine-at-work]
# fails: backward-by-hand-slots-test [engine-at-work]
# fails: backward-by-hand-test [engine-at-work]

from torch.autograd import backward as walk


def backward_by_hand(result, grad_out):
    walk([result], [grad_out], retain_graph=True)
