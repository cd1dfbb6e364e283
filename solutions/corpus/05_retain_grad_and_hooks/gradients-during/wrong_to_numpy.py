# title: keeps numpy arrays, which share the memory
# fails: gradients-during-test [kept-without-a-copy]
# fails: gradients-during-hidden [kept-without-a-copy]


def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda grad: seen.append(grad.numpy())):
        run()
    return [torch.from_numpy(a) for a in seen]
