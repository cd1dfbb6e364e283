# title: equal values taken for the same tensor
# fails: save-lean-test [equal-is-not-the-same]
# fails: save-lean-hidden [equal-is-not-the-same]


def save_lean(tensors, file):
    kept, lean = [], {}
    for name, t in tensors.items():
        for other in kept:
            if other.shape == t.shape and torch.equal(other, t):
                lean[name] = other
                break
        else:
            kept.append(t.detach().clone())
            lean[name] = kept[-1]
    torch.save(lean, file)
