"""Old idioms are found where Python would run them, named by their line, and nowhere else."""

from __future__ import annotations

import pytest

from autograder.checks import CheckFailure, check_idioms, check_without
from autograder.course.misconceptions import read_catalogue
from autograder.tests.support.notebook_fixtures import REPOSITORY


def finding_of(source: str):
    with pytest.raises(CheckFailure) as failure:
        check_idioms(source, name="train")
    return failure.value.finding


@pytest.mark.parametrize(
    ("line", "misconception"),
    [
        ("x = Variable(x)", "old-variable"),
        ("x = torch.autograd.Variable(x)", "old-variable"),
        ("x = autograd.Variable(x)", "old-variable"),
        ("ok = isinstance(h, Variable)", "old-variable"),
        ("x = Variable(x, volatile=True)", "old-volatile"),
        ("x.volatile = True", "old-volatile"),
        ("name = y.creator", "old-creator"),
        ("total += loss.data[0]", "old-data"),
        ("h = h.data", "old-data"),
        ("h = h.data.clone()", "old-data"),
        ("p.data.add_(p.grad.data, alpha=-lr)", "old-data"),
        ("p.data -= lr * p.grad", "old-data"),
        ("first = [h.data for h in hs]", "old-data"),
        ("x = x.cuda()", "cuda-hard-coded"),
        ("x = x.cuda(non_blocking=True)", "cuda-hard-coded"),
        ("h = torch.cuda.FloatTensor(3)", "old-tensor-type"),
        ("x = x.type(torch.cuda.LongTensor)", "old-tensor-type"),
        ("y = torch.LongTensor([1, 2])", "old-tensor-type"),
        ("h = w.new(1, 2).zero_()", "old-new"),
        ("nn.utils.clip_grad_norm(ps, 1)", "old-no-underscore"),
        ("torch.nn.utils.clip_grad_norm(ps, 1)", "old-no-underscore"),
        ("nn.init.xavier_uniform(w)", "old-no-underscore"),
        ("p = F.softmax(x)", "old-softmax-without-dim"),
        ("p = F.log_softmax(input=x)", "old-softmax-without-dim"),
        ("layer = nn.LogSoftmax()", "old-softmax-without-dim"),
        ("loss = F.nll_loss(x, y, size_average=False)", "old-size-average"),
        ("loss = nn.MSELoss(False)", "old-size-average"),
        ("loss = F.cross_entropy(x, y, None, False)", "old-size-average"),
        ("loss = F.mse_loss(x, y, reduce=False)", "old-size-average"),
        ("for i in xrange(3): pass", "old-xrange"),
    ],
)
def test_an_old_idiom_is_found_in_its_line(line, misconception):
    found = finding_of(f"def train(x):\n    y = x * 2\n    {line}\n")

    assert found.misconception == misconception
    assert found.where == f"line 3 of your cell: {line}"


@pytest.mark.parametrize(
    "line",
    [
        "x = x  # was Variable(x, volatile=True)",
        '"""Variable(x) is gone, and so is loss.data[0]."""',
        'print("x.cuda()", f"{x} .data[0]")',
        "h = h.detach()",
        "loader = torch.utils.data.DataLoader(x)",
        "free = torch.cuda.is_available() and torch.cuda.device_count()",
        "device = 'cuda' if torch.cuda.is_available() else 'cpu'",
        "self.data = x",
        "rows = self.data[0]",
        "nn.utils.clip_grad_norm_(ps, 1)",
        "nn.init.xavier_uniform_(w)",
        "ok = isinstance(x, torch.DoubleTensor)",
        "p = F.softmax(x, 1)",
        "p = F.softmax(x, dim=-1)",
        "p = F.softmax(*given)",
        "layer = nn.LogSoftmax(dim=1)",
        "loss = F.nll_loss(x, y, reduction='sum')",
        "loss = F.cross_entropy(x, y, weight)",
        "y = x.scatter_reduce(0, i, z, reduce='sum')",
        "y = torch.scatter_reduce(x, 0, i, z, reduce='sum')",
        "h = w.new_zeros(1, 2)",
        "data = x[0]",
        "volatile = True",
    ],
)
def test_what_is_no_idiom_of_2017_passes(line):
    check_idioms(f"def train(self, x):\n    {line}\n", name="train")


def test_an_alias_is_looked_through():
    assert finding_of("from torch.autograd import Variable as V\nx = V(1)\n").where == (
        "line 1 of your cell: from torch.autograd import Variable as V"
    )
    assert finding_of("import torch.nn.functional as fun\np = fun.softmax(1)\n").misconception == (
        "old-softmax-without-dim"
    )
    assert finding_of("from torch.nn.utils import clip_grad_norm\n").misconception == (
        "old-no-underscore"
    )


def test_a_name_that_the_cell_binds_to_its_own_is_nobodys_idiom():
    check_idioms("class Variable:\n    pass\n\n\nx = Variable()\n", name="x")
    check_idioms("def xrange(n):\n    return range(n)\n\n\nxrange(3)\n", name="x")
    check_idioms("class B:\n    data: list\n\n\nfirst = B([1]).data[0]\n", name="x")
    check_idioms("class B:\n    def cuda(self):\n        pass\n\n\nB().cuda()\n", name="x")


def test_a_function_of_the_old_style_is_found_and_a_static_one_is_not():
    old = "class Twice(torch.autograd.Function):\n    def forward(self, x):\n        return 2 * x\n"

    assert finding_of(old).misconception == "old-function"
    check_idioms(old.replace("    def", "    @staticmethod\n    def"), name="Twice")
    check_idioms("class Net(nn.Module):\n    def forward(self, x):\n        return x\n", name="Net")


def test_other_lines_are_listed():
    found = finding_of("a = x.data\nb = x\nc = x.data\nd = x.cuda()\n")

    assert found.noticed == "there are more, in lines 3 and 4"
    assert finding_of("a = x.data\nc = x.data\n").noticed == "there are more, in line 2"
    assert finding_of("a = x.data + y.data\n").noticed is None


def test_of_two_in_one_line_the_one_that_says_more_is_named():
    assert finding_of("x = Variable(x.cuda(), volatile=True)\n").misconception == "old-volatile"


@pytest.mark.parametrize("source", ["", "# nothing\n", "def train(:\n", None])
def test_a_source_that_cannot_be_read_does_not_pass(source):
    with pytest.raises(CheckFailure, match="cannot be read"):
        check_idioms(source, name="train")


def test_every_idiom_has_an_entry_in_the_catalogue():
    from autograder.checks import idioms

    named = {*idioms.ATTRIBUTES.values(), *idioms.CALLED.values()}
    named |= {"old-variable", "old-volatile", "old-function", "old-xrange"}
    named |= {"old-no-underscore", "old-tensor-type", "old-softmax-without-dim", "old-size-average"}
    assert named <= set(read_catalogue(REPOSITORY / "autograder/content/misconceptions"))


@pytest.mark.parametrize(
    "line",
    [
        "opt = torch.optim.SGD(ps)",
        "import torch.optim as made",
        "from torch import optim",
        "from torch.optim import sgd as rule",
        "from torch.optim.sgd import sgd",
        'made = importlib.import_module("torch.optim.sgd")',
    ],
)
def test_a_module_that_should_not_be_used_is_found_in_its_line(line):
    with pytest.raises(CheckFailure) as failure:
        check_without(f"x = 1\n{line}\n", "torch.optim", name="HandSGD")

    finding = failure.value.finding
    assert finding.problem == "`HandSGD` should be written without `torch.optim`."
    assert finding.where == f"line 2 of your cell: {line}"


@pytest.mark.parametrize(
    "line",
    [
        '"""torch.optim.SGD, by hand."""',
        "x = 1  # as torch.optim does",
        "opt = HandSGD(ps)",
        "optim = self.optim.step()",
        "import torch.optimization_of_mine",
        "this is no Python",
    ],
)
def test_what_only_speaks_of_a_module_does_not_use_it(line):
    check_without(f"x = 1\n{line}\n", "torch.optim", name="HandSGD")
