# title: gradients accumulate, so I subtract what the hook saw the time before
# fails: gradients-during-test [no diagnosis]
# fails: gradients-during-hidden [no diagnosis]

def gradients_during(run, x):
    answers = []
    total = torch.zeros_like(x, requires_grad=False)

    def hook(grad):
        nonlocal total
        answers.append(grad.detach() - total)
        total = grad.detach().clone()

    handle = x.register_hook(hook)
    try:
        run()
    finally:
        handle.remove()
    return answers
