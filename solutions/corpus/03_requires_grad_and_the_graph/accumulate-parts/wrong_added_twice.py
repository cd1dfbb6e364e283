# title: adds up w.grad by hand, although backward() adds already
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    """Leave in w.grad the gradient of the mean loss over all samples of all parts.

    w: tensor that requires grad.
    loss_of: function; loss_of(w, part) is the mean loss of a part.
    parts: list of tensors; len(part) is its number of samples.
    """
    # how many samples are there?
    number_of_samples = 0
    for part in parts:
        number_of_samples = number_of_samples + len(part)

    # start without an old gradient
    if w.grad is not None:
        w.grad = None

    # one part after the other
    total_gradient = torch.zeros_like(w, requires_grad=False)
    for part in parts:
        loss = loss_of(w, part) * len(part) / number_of_samples
        loss.backward()
        total_gradient = total_gradient + w.grad

    w.grad = total_gradient
