"""Make the environment in `.venv`, or see within a moment that it is already right.

    python3 autograder/bootstrap.py course,dev [lowest | newest]

`make` runs this before every task, with nothing installed. uv installs where it is there or can be
had, else pip. Versions are the locked ones; to test others, `make ... VERSIONS=lowest` takes the
lowest that pyproject.toml allows, and `newest` the newest. The stamp tells what `.venv` was made
from; an empty one, that it is unfinished.
"""

import ast
import fcntl
import json
import os
import re
import select
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

VENV, STAMP, LOG = Path(".venv"), Path(".venv/autograd-course.json"), Path("work/setup.log")
PYTHON, LOCKED = ".venv/bin/python", ".ci/constraints.txt"
CHOICES = {
    "locked": [f"--constraint={LOCKED}"],
    "lowest": ["--resolution=lowest-direct"],
    "newest": ["--upgrade"],
}
PACKAGES = "lib/*/site-packages/*.dist-info"  # each with its version
PIP = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar=off"]
NEEDED_GB = 3  # with torch's CPU build 1.3, or 1.4 with `dev`, and what was downloaded is kept
PATIENCE_S = 15

# uv does not read pip's settings: these are handed over, under its own names.
PLACES = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX"}
PLACES |= {"find-links": "UV_FIND_LINKS", "no-index": "UV_NO_INDEX"}
HANDED_OVER = {**PLACES, "cert": "SSL_CERT_FILE", "client-cert": "SSL_CLIENT_CERT"}
HANDED_OVER |= {"proxy": "ALL_PROXY", "trusted-host": "UV_INSECURE_HOST"}

# Large downloads and stages, in the words of uv and of pip.
TOLD = re.compile(r"\s*(Downloading \S+ \(\d\d[\d.]* ?Mi?B\)|(?:Resolved|Prepared|Installed) \d.*)")
# What venv and pip say, and what that means for the person in front of it; the first match wins.
CAUSES = {
    "no such option: --resolution": "Only uv can choose the lowest versions: install it",
    "ensurepip|No module named venv": f"{sys.executable} has no venv module: on Debian and Ubuntu "
    "run `sudo apt install python3-venv`, elsewhere install Python from python.org,",
    "No space left|Errno 28|Disk quota": "The disk is full: free some space",
    "ProxyError|connect to proxy|Tunnel connection failed": "The proxy does not let pip through: "
    "set HTTPS_PROXY to http://USER:PASSWORD@HOST:PORT",
    "(?i:ssl module).*is not available": f"{sys.executable} was built without SSL, and downloads "
    "nothing: install another Python, from your system or from python.org,",
    "CERTIFICATE_VERIFY_FAILED|SSLError": "The package index shows a certificate that is not "
    "trusted here: set PIP_CERT to the file with that of your network",
    "ConnectionError|Max retries|NameResolution|name resolution|timed out|unreachable": "No "
    "network: pip could not reach the package index; connect",
    "No matching distribution|ResolutionImpossible": "A package (see work/setup.log) has no "
    f"version for Python {sys.version.split()[0]} here; torch needs Linux, or macOS 14 on Apple "
    "silicon: try another Python, for example `make PYTHON=python3.12`,",
    r"exit code -\d+$": "It was killed, probably for lack of memory: close other programs",
    r"exit code": "It failed: mend what the end of work/setup.log names",
}


def main() -> None:
    os.chdir(Path(__file__).resolve().parents[1])
    versions = sys.argv[2] if sys.argv[2:] else "locked"
    if versions not in CHOICES:
        sys.exit(f"VERSIONS={versions}: there are {', '.join(CHOICES)}.")
    try:
        if not is_ready(extras := set(sys.argv[1].split(",")), versions):
            set_up(extras, versions)
    except KeyboardInterrupt:
        print("Stopped; run `make` again to go on.", file=sys.stderr)
        sys.exit(130)
    except OSError as error:
        wrong = f"Cannot write {os.path.abspath(error.filename or '.')} ({error.strerror})"
        sys.exit(f"{wrong}: put the course in a folder of your own and run `make` again.")


def ingredients(versions: str) -> dict[str, str]:
    """What must be the same for an environment to be used again; a lint rule is no part of it."""
    read = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    chosen = Path(LOCKED).read_text("utf-8") if versions == "locked" else versions
    packages = json.dumps([read["project"], read["build-system"], chosen])
    # A virtual environment cannot be moved: its scripts name their own folder.
    return {"packages": packages, "python": str(sys.version_info[:2]), "root": os.getcwd()}


def read_stamp() -> dict[str, str]:
    """What the environment was made from; nothing where there is none to rely on."""
    try:
        return dict(json.loads(STAMP.read_text("utf-8"))) if os.path.exists(PYTHON) else {}
    except (OSError, ValueError):
        return {}


def is_ready(extras: set[str], versions: str) -> bool:
    """True when it was made from what is there now, with all that is asked for."""
    made = read_stamp()
    return made | ingredients(versions) == made and extras <= set(made["extras"].split(","))


def set_up(extras: set[str], versions: str = "locked") -> None:
    """Make or update the environment; one process at a time in one folder."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.with_suffix(".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another `make` is setting up here: waiting for it.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        if is_ready(extras, versions):  # made by the process that was waited for
            return
        if os.path.lexists(VENV) and not STAMP.exists():
            wrong = "`.venv` is there but `make` did not make it: move it away or remove it"
            sys.exit(f"{wrong} and run `make` again.")
        if (free := shutil.disk_usage(".").free / 1e9) < NEEDED_GB:
            wrong = f"The disk has {free:.1f} GB free and {NEEDED_GB} are needed: free some space"
            sys.exit(f"{wrong} and run `make` again.")
        print(
            f"Setting up .venv, with downloads ({free:.0f} GB are free); see work/setup.log",
            flush=True,
        )
        started, made, now = time.monotonic(), read_stamp(), ingredients(versions)
        LOG.write_text("")
        if (made.get("python"), made.get("root")) != (now["python"], now["root"]):
            make_empty()
        install(sorted(extras.union(re.findall(r"\w+", str(made.get("extras", ""))))), versions)
        print(f"The environment is ready ({time.monotonic() - started:.0f} s).", flush=True)


def make_empty() -> None:
    """Put an environment with nothing in it where another one may have been."""
    shutil.rmtree(former := Path(".venv-old"), ignore_errors=True)
    if VENV.exists():
        VENV.rename(former)
    VENV.mkdir()
    STAMP.touch()
    # When this runs in the .venv's own Python, the one beneath it is meant.
    run([getattr(sys, "_base_executable", sys.executable), "-m", "venv", ".venv"], may_fail=False)
    shutil.rmtree(former, ignore_errors=True)


def install(extras: list[str], versions: str) -> None:
    """Install the project and its extras, and only then say so in the stamp."""
    stamp, before = STAMP.read_text("utf-8"), sorted(VENV.glob(PACKAGES))
    STAMP.write_text("")
    wanted = [*CHOICES[versions], f"--editable=.[{','.join(extras)}]"]
    try:
        if not install_with_uv(wanted):
            run([*PIP, *wanted], may_fail=False)
        stamp = json.dumps(ingredients(versions) | {"extras": ",".join(extras)})
        before = sorted(VENV.glob(PACKAGES))
    finally:
        # uv and pip find everything before they change anything: often it is what it was.
        if before == sorted(VENV.glob(PACKAGES)):
            STAMP.write_text(stamp, "utf-8")
        shutil.rmtree(".venv/uv", ignore_errors=True)


def install_with_uv(wanted: list[str]) -> bool:
    """True when uv did it; False leaves it to pip."""
    uv = shutil.which(".venv/bin/uv") or shutil.which("uv") or ".venv/uv/bin/uv"
    if not os.path.exists(uv) and run(
        [*PIP, "--retries=1", "--target=.venv/uv", "uv", f"--constraint={LOCKED}"]
    ):
        return False
    settings = read_pip_settings()
    handed = {uv_name: settings[name] for name, uv_name in HANDED_OVER.items() if name in settings}
    # As with pip, the best version, wherever it is.
    environ = {**os.environ, **handed, "UV_INDEX_STRATEGY": "unsafe-best-match"}
    command = [uv, "pip", "install", f"--python={PYTHON}"]
    command += [f"--constraint={path}" for path in settings.get("constraint", "").split()]
    is_locked = wanted[0] in CHOICES["locked"]
    if is_locked and sys.platform == "linux" and not settings.keys() & PLACES.keys():
        # Nobody said where torch is: uv knows the build for this machine, if that is in reach.
        trial = [*command, "--torch-backend=auto", "--dry-run", "--quiet", "--no-deps", "torch"]
        quickly = {"UV_HTTP_RETRIES": "0", "UV_HTTP_CONNECT_TIMEOUT": "5"}
        if run([*trial, wanted[0]], environ | quickly) == 0:
            command.append("--torch-backend=auto")
    return run([*command, *wanted], environ) == 0


def read_pip_settings() -> dict[str, str]:
    """What pip is told by its files and by PIP_ variables, which are the stronger ones."""
    command, settings = [PYTHON, "-m", "pip", "config", "list"], {}
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    for section in ("global", "install", ":env:"):
        for name, value in re.findall(rf"^{section}\.([\w-]+)=(.+)$", said, re.MULTILINE):
            values = ast.literal_eval(value).split()
            settings[name] = ("," if name == "find-links" else " ").join(values)
    return {name: value for name, value in settings.items() if value}


def run(command: list[str], env: dict[str, str] | None = None, *, may_fail: bool = True) -> int:
    """The exit code; what is said goes to the log, and what takes long to the terminal."""
    started, before = time.monotonic(), LOG.read_text("utf-8", "replace")
    pipe, both, null = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
    child = subprocess.Popen(command, 0, stdin=null, stdout=pipe, stderr=both, env=env)
    with child, LOG.open("ab", 0) as log:
        assert child.stdout
        log.write(f"$ {' '.join(command)}\n".encode())
        line = b" "
        while line:
            if not select.select([child.stdout], [], [], PATIENCE_S)[0]:
                print(f"  ... still at work ({time.monotonic() - started:.0f} s)", flush=True)
                continue
            log.write(line := child.stdout.readline())
            if told := TOLD.match(line.decode(errors="replace")):
                print(f"  {told[1]}", flush=True)
    if child.returncode and not may_fail:
        said = LOG.read_text("utf-8", "replace")[len(before) :] + f"exit code {child.returncode}"
        why = next(why for pattern, why in CAUSES.items() if re.search(pattern, said))
        sys.exit(f"{why} and run `make` again.")
    return child.returncode


if __name__ == "__main__":
    main()
