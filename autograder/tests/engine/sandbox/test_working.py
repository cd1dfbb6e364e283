"""What honest code may go on doing while it is locked in."""

from __future__ import annotations

import pytest

from autograder.tests.support.sandbox_fixtures import EVERY, Sandbox, each_sandbox

pytestmark = pytest.mark.slow


@each_sandbox(*EVERY)
def test_autograd_works_also_in_threads(sandbox: Sandbox) -> None:
    source = """
import threading, torch

def step(found):
    x = torch.arange(3.0, requires_grad=True)
    (x * x).sum().backward()
    found.append(x.grad.tolist())

found = []
threads = [threading.Thread(target=step, args=[found]) for _ in range(4)]
for each in threads:
    each.start()
for each in threads:
    each.join()
net = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.Conv1d(1, 1, 3))
net(torch.randn(1, 8)).sum().backward()
print(found[0], len(found), torch.get_num_threads())
"""
    done = sandbox.run(source)

    assert done.output.startswith("[0.0, 2.0, 4.0] 4 ")
    assert len(done.lines) == 1  # torch has nothing to complain about
    assert done.status == 0


@each_sandbox(*EVERY)
def test_a_plot_and_a_model_can_be_saved(sandbox: Sandbox) -> None:
    source = """
import os, torch, matplotlib.pyplot as plt
plt.plot([1, 2])
plt.savefig("plot.png")
torch.save({"w": torch.ones(3)}, "model.pt")
print(torch.load("model.pt")["w"].tolist(), sorted(os.listdir()))
"""
    done = sandbox.run(source)

    assert done.lines[-1:] == ["[1.0, 1.0, 1.0] ['model.pt', 'plot.png']"], done.output


@each_sandbox(*EVERY)
def test_it_starts_in_an_empty_folder_of_its_own(sandbox: Sandbox) -> None:
    source = """
import os, tempfile
print(os.listdir())
home = os.path.expanduser("~")
print(os.path.dirname(os.getcwd()) == home, tempfile.gettempdir().startswith(home))
with tempfile.NamedTemporaryFile("w+") as file, tempfile.TemporaryDirectory() as folder:
    file.write("x")
    os.mkdir(folder + "/a")
    os.rename(folder + "/a", "b")
import shutil
open("c", "w").write("text")
shutil.copy("c", "b/d")
shutil.move("c", home)
print(open("b/d").read())
"""
    done = sandbox.run(source)

    assert done.lines == ["[]", "True True", "text"]


@each_sandbox(*EVERY)
def test_programs_and_pipes_work(sandbox: Sandbox) -> None:
    source = """
import subprocess, sys
print(subprocess.run("echo hi | tr a-z A-Z && ls /usr | wc -l", shell=True,
                     capture_output=True, text=True).stdout.split()[0])
print(subprocess.run([sys.executable, "-c", "import sys; print(sys.flags.isolated)"],
                     capture_output=True, text=True))
sleeping = subprocess.Popen(["sleep", "60"])
sleeping.terminate()
print(sleeping.wait())
"""
    done = sandbox.run(source)

    assert done.lines[0] == "HI"
    assert "returncode=0" in done.lines[1]
    assert done.lines[2:] == ["-15"]


@each_sandbox(*EVERY)
def test_a_process_of_multiprocessing_works(sandbox: Sandbox) -> None:
    source = """
import multiprocessing as mp
fork = mp.get_context("fork")
ours, theirs = fork.Pipe()
other = fork.Process(target=lambda: theirs.send(6 * 7))
other.start()
print(ours.recv(), other.join(), other.exitcode)
"""
    done = sandbox.run(source)

    assert done.lines == ["42 None 0"]


@each_sandbox("namespaces")
def test_pools_queues_and_data_loaders_work(sandbox: Sandbox) -> None:
    source = """
import multiprocessing as mp, torch
with mp.get_context("fork").Pool(2) as pool:
    print(pool.map(abs, [-1, -2]))
data = torch.utils.data.TensorDataset(torch.arange(4.0))
print([batch[0].sum().item() for batch in torch.utils.data.DataLoader(data, 2, num_workers=2)])
"""
    done = sandbox.run(source)

    assert done.lines == ["[1, 2]", "[1.0, 5.0]"], done.output


@each_sandbox(*EVERY)
def test_endless_recursion_is_a_recursion_error(sandbox: Sandbox) -> None:
    source = """
def down():
    return down()

try:
    down()
except RecursionError:
    print("recursion")

def count(n):
    return 0 if n == 0 else 1 + count(n - 1)

import sys
sys.setrecursionlimit(10**6)
print(count(50_000))
"""
    done = sandbox.run(source)

    assert done.lines == ["recursion", "50000"]


@each_sandbox(*EVERY)
def test_it_has_a_name_and_a_home_and_knows_the_time(sandbox: Sandbox) -> None:
    source = """
import getpass, os, time, platform
home = os.path.expanduser("~")
print(getpass.getuser(), os.access(home, os.W_OK), time.localtime().tm_year > 2000)
print(platform.python_version(), os.cpu_count() > 0, len(os.urandom(8)))
"""
    done = sandbox.run(source)

    assert done.lines[0] == "learner True True"
    assert done.lines[1].endswith("True 8")
