"""What venv and pip say while the environment is made: kept in a log, explained when they fail.

Standard library only: this runs before anything is installed.
"""

import platform
import re
import subprocess
import sys
from pathlib import Path

LARGE_DOWNLOAD_MB = 20
PYTHON_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
MACHINE = f"{platform.system()} machine ({platform.machine()})"

# What the log says, and what that means for the person in front of it. The first match wins.
CAUSES = [
    (
        r"No space left on device|Errno 28|Disk quota exceeded",
        "The disk is full: free some space and run `make` again.",
    ),
    (
        r"NewConnectionError|ConnectionError|Max retries exceeded|NameResolutionError|timed out"
        r"|Temporary failure in name resolution|ProxyError|SSLError|Network is unreachable",
        "No network: pip could not reach the package index; connect (or set the proxy) and run "
        "`make` again.",
    ),
    (
        r"No matching distribution found|ResolutionImpossible",
        f"A package (see work/setup.log) has no version for Python {PYTHON_VERSION} on this "
        f"{MACHINE}: try another Python, for example `make PYTHON=python3.12`; torch needs Linux, "
        "or macOS 14 on Apple silicon.",
    ),
]


def run_logged(command: list[str], log_path: Path, *, folder: Path) -> int:
    """The exit code of ``command``; its output goes to the log, large downloads are announced."""
    with (
        open(log_path, "a", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            encoding="utf-8",
            errors="replace",
        ) as child,
    ):
        log.write(f"$ {' '.join(command)}\n")
        assert child.stdout is not None
        for line in child.stdout:
            log.write(line)
            log.flush()
            download = re.match(r"\s*Downloading (?:\S*/)?([^/\s-]+)\S* \(([\d.]+) MB\)", line)
            if download and float(download[2]) >= LARGE_DOWNLOAD_MB:
                print(f"  downloading {download[1]} ({download[2]} MB)", flush=True)
    return child.returncode


def explain(log: str, step: str, code: int) -> str:
    """Why ``step`` ended with this exit code, in one sentence with its remedy."""
    for pattern, sentence in CAUSES:
        if re.search(pattern, log):
            return sentence
    if code < 0:
        return (
            f"{step} was killed by signal {-code}, most often for lack of memory: close other "
            "programs and run `make` again."
        )
    return f"{step} failed with exit code {code}: the reason ends work/setup.log."
