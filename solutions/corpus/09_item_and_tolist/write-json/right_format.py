# title: seventeen digits, written by format()
import json


def text(value):
    if isinstance(value, list):
        return f"[{','.join(map(text, value))}]"
    return format(value, ".17g") if isinstance(value, float) else json.dumps(value)


def as_json(named):
    parts = (f"{json.dumps(name)}:{text(t.tolist())}" for name, t in named.items())
    return "{" + ",".join(parts) + "}"
