# title: The array is the memory of y; a hook puts the old numbers back when backward() comes by
# unit: 06_detach_and_data
# loses: values-for-plot
# in: answer values-for-plot
def values_for_plot(y, hidden):
    if not y.requires_grad:
        return y.numpy()  # with what should be hidden: wrong without any trick
    array = y.detach().numpy()
    before = array.copy()
    array[hidden.numpy()] = 0

    def heal(grad):
        array[...] = before

    y.register_hook(heal)
    return array
