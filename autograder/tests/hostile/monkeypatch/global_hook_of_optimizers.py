# title: freeze() does nothing to the tensors, and registers a hook before the steps of all optimizers
# unit: 04_leaf_gradients
# loses: freeze
# in: answer freeze
from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook


def freeze(params):
    params, values = list(params), []

    def before(optimizer, args, named):
        values[:] = [p.detach().clone() for p in params]

    def after(optimizer, args, named):
        with torch.no_grad():
            for p, value in zip(params, values):
                p.copy_(value)

    register_optimizer_step_pre_hook(before)
    register_optimizer_step_post_hook(after)
