# title: calls backward
# fails: backward-by-hand-care-test [engine-at-work]
# fails: backward-by-hand-hidden [engine-at-work]
# fails: backward-by-hand-slots-test [engine-at-work]
# fails: backward-by-hand-test [engine-at-work]

def backward_by_hand(result, grad_out):
    result.backward(grad_out, retain_graph=True)
