# title: answers below lines for the notebook: plots, packages, folders, commands
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
%matplotlib inline
%config InlineBackend.figure_format = 'retina'
%load_ext autoreload
%autoreload 2
%autosave 60
{{SOLUTION}}
# in: answer read-graph
%cd -q .
%cd /
!no-such-command
%pip --version
!echo {1 + 1}
assert _exit_code == 0
{{SOLUTION}}
# in: answer second-derivative
def second_derivative(f, x):
    !echo called
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point).sum(), point, create_graph=True)
    if not slope.requires_grad:
        return torch.zeros_like(x)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend
