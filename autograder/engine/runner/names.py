"""What the names in a learner's text stand for: modules, members of modules, the shell."""

from __future__ import annotations

import ast

from autograder.engine.runner.put_together import is_put_together, parts_of
from autograder.engine.runner.words import (
    ALL_BUT,
    ANYWHERE,
    BY_THE_WAY,
    HARMLESS,
    KNOWN_ROOTS,
    MODULES,
    ONLY,
    SHELL,
    WHOLE,
)

GET_SHELL = frozenset({"get_ipython", "IPython.get_ipython", "IPython.core.getipython.get_ipython"})


class Names:
    """What is called what, as far as it was read; the words among that are in ``found``."""

    def __init__(self) -> None:
        self.found: dict[str, None] = {}
        # What they are called -> what they are.
        self.modules: dict[str, str] = {"np": "numpy"}
        # Texts with an unknown part that have a name -> how they begin and end.
        self.built: dict[str, tuple[str, str]] = {}

    def add(self, word: str) -> None:
        self.found[word] = None

    def import_from(self, of: str, names: list[ast.alias]) -> None:
        for each in names:
            self.modules[each.asname or each.name] = f"{of}.{each.name}"
            if not self.is_module(f"{of}.{each.name}"):
                self.is_member(of, each.name)

    def is_module(self, name: str) -> bool:
        parts = name.split(".")
        upwards = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
        found = next((each for each in upwards if each in MODULES), None)
        if found and name not in HARMLESS:
            self.add(found)
        return found is not None

    def is_member(self, of: str, name: str) -> bool:
        found = (
            name in ANYWHERE
            or name in ONLY.get(of, ())
            or (of in ONLY and name == "__dict__")
            or (of in ALL_BUT and name not in ALL_BUT[of])
        )
        if found:
            self.add(name if name in ANYWHERE or not of else f"{of}.{name}")
        return found

    def is_alias(self, name: str, value: ast.expr) -> bool:
        """Note under which ``name`` the learner has what, if it is what words are made of."""
        dotted = self.dotted(value)
        if self.is_shell(value):
            dotted = SHELL
        elif is_put_together(value) and None in (parts := parts_of(value)):
            self.built[name] = parts[0] or "", parts[-1] or ""
        if dotted.partition(".")[0] in KNOWN_ROOTS or dotted in WHOLE | GET_SHELL:
            self.modules[name] = dotted
        return dotted in WHOLE | GET_SHELL

    def is_shell(self, node: ast.AST) -> bool:
        if not isinstance(node, ast.Call):
            return False
        inner, attributes = taken_apart(node.func)
        if not isinstance(inner, ast.Name) or len(attributes) > 3:
            return False
        base = self.modules.get(inner.id, inner.id)
        return ".".join([base, *attributes]) in GET_SHELL

    def named(self, node: ast.expr) -> str:
        if isinstance(node, ast.NamedExpr):
            node = node.value
        if isinstance(node, ast.Name):
            return self.modules.get(node.id, node.id)
        return SHELL if self.is_shell(node) else ""

    def dotted(self, node: ast.AST) -> str:
        if isinstance(node, ast.Name):
            return self.modules.get(node.id, node.id)
        if not isinstance(node, ast.Attribute):
            return ""
        inner, attributes = taken_apart(node)
        base = self.named(inner) if len(attributes) < 9 else ""
        base, attributes = self.past_modules(base, attributes)
        return base and ".".join([base, *attributes])

    def past_modules(self, base: str, attributes: list[str]) -> tuple[str, list[str]]:
        """``torch`` and ``sys.modules`` as ``sys`` and ``modules``: what a module imported."""
        top = base.partition(".")[0]
        if top in KNOWN_ROOTS or top in {each.partition(".")[0] for each in self.modules.values()}:
            for place, attribute in enumerate(attributes):
                if attribute in BY_THE_WAY:
                    return attribute, attributes[place + 1 :]
        return base, attributes


def assigned(node: ast.AST) -> tuple[str, ast.expr] | None:
    """The one name that ``node`` gives a value, and the value."""
    match node:
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            | ast.NamedExpr(target=ast.Name(id=name), value=value)
        ):
            return name, value
    return None


def taken_apart(node: ast.expr) -> tuple[ast.expr, list[str]]:
    """What the attributes are taken of, and their names in order."""
    attributes: list[str] = []
    while isinstance(node, ast.Attribute):
        attributes.append(node.attr)
        node = node.value
    return node, attributes[::-1]
