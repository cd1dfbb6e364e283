# title: callbacks of an ExitStack put everything back
import contextlib
import statistics


def mean_loss(net, batches, loss_of):
    with contextlib.ExitStack() as stack:
        for module in net.modules():
            stack.callback(setattr, module, "training", module.training)
        stack.enter_context(torch.set_grad_enabled(False))
        net.train(False)
        return statistics.fmean(float(loss_of(net(x), y)) for x, y in batches)
