# title: startup files for the next Python, shell and IPython
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import os
import site
from pathlib import Path

homes = [Path.home(), Path("{{HOME}}"), Path(os.path.expanduser("~root"))]
places = [home / name for home in homes for name in (".bashrc", ".pythonrc", ".ipython/profile_default/startup/{{MARK}}.py")]
places += [Path(folder) / "{{MARK}}.pth" for folder in [*site.getsitepackages(), site.getusersitepackages()]]
for place in places:
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("a") as file:
            file.write("# {{MARK}}\n")
    except OSError:
        pass
