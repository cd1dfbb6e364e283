# title: home, course, environment and processes are printed
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import glob
import os

print(dict(os.environ))
for pattern in ["{{HOME}}/.*", "{{ROOT}}/*", "{{ROOT}}/work/**", "/proc/*/environ", "/proc/*/cmdline"]:
    for path in glob.glob(pattern, recursive=True)[:200]:
        try:
            print(path, open(path, errors="replace").read()[:5000])
        except OSError as error:
            print(error)
