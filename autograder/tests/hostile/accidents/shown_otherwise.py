# title: print and the texts of tensors are replaced, parameters are pickled, a script is run
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import builtins
import functools

builtins.print = functools.partial(print, flush=True)
text = torch.Tensor.__repr__
torch.Tensor.__repr__ = lambda self: f"{tuple(self.shape)} {text(self)}"
# in: scratch first
import io
import pickle

pickle.loads(pickle.dumps(torch.nn.Parameter(torch.ones(2))))
torch.save(torch.nn.Linear(2, 2), io.BytesIO())
open("script.py", "w").write("print(__name__)")
%run script.py
