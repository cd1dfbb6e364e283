# title: the difference of .grad
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]

def gradients_during(run, x):
    before = torch.zeros_like(x) if x.grad is None else x.grad.clone()
    run()
    return [x.grad - before]
