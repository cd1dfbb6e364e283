"""The words that `reading` looks for, and how much of each module is of no harm."""

from __future__ import annotations

import re

MODULES = frozenset(
    """
    _asyncio _ctypes _frozen_importlib _imp _signal _socket _thread atexit bdb cffi code codeop
    compileall ctypes executing faulthandler fcntl forbiddenfruit imp linecache marshal mmap pty
    py_compile runpy signal stack_data zipimport
    IPython.core.compilerop IPython.core.events IPython.core.hooks IPython.core.inputtransformer
    IPython.core.inputtransformer2 IPython.core.interactiveshell IPython.utils.frame
    numpy.lib.stride_tricks
    torch._C torch._dynamo.eval_frame torch._jit_internal torch.utils._python_dispatch
    autograder.authoring autograder.checks.observing autograder.cli autograder.collecting
    autograder.course autograder.engine autograder.gradebook autograder.rebuild
    """.split()
)
SHELL = "get_ipython()"
# Of these modules and objects, all but what is of no harm ...
ALL_BUT = {
    "gc": {"collect", "disable", "enable", "freeze", "get_count", "isenabled"},
    "importlib": {"metadata", "reload", "resources"},
    "socket": {
        "AF_INET", "AF_INET6", "SOCK_DGRAM", "SOCK_STREAM", "SOL_SOCKET", "SO_REUSEADDR",
        "SO_REUSEPORT", "error", "getfqdn", "gethostbyname", "gethostname", "socket", "timeout",
    },
    SHELL: {
        "getoutput", "run_cell_magic", "run_line_magic", "set_next_input", "system",
    },
}  # fmt: skip
BUILTINS = frozenset({"__import__", "compile", "eval", "exec"})
# ... and of these nothing but what is.
ONLY = {
    "builtins": BUILTINS,
    "inspect": {"getclosurevars", "getinnerframes", "getouterframes", "stack", "trace"},
    "os": {
        "dup", "dup2", "fork", "forkpty", "memfd_create", "pipe", "posix_spawn",
        "register_at_fork", "setns", "unshare", "write",
    },
    "sys": {
        "_current_exceptions", "_current_frames", "addaudithook", "meta_path", "modules",
        "monitoring", "path_hooks", "path_importer_cache",
    },
}  # fmt: skip
# As themselves they are words, too: whoever has them has all that is in them.
WHOLE = ONLY.keys() | ALL_BUT.keys()
# Of no harm where they are called as everybody calls them.
CALLED = frozenset({"importlib.reload", "socket.socket"})
# Attributes of these are modules, too; any other module had to be imported.
KNOWN_ROOTS = frozenset({"IPython", "autograder", "numpy", "torch"})
HARMLESS = frozenset({"torch._C._set_grad_enabled"})
# Whatever has this name: a variable, an attribute, a keyword, a word of a literal.
ANYWHERE = frozenset(
    """
    _nested_view_from_buffer _reshape_alias _sparse_compressed_tensor_unsafe
    _sparse_coo_tensor_unsafe _sparse_csr_tensor_unsafe load_inline load_library
    __array_interface__ __array_struct__ __bases__ __builtins__ __closure__ __code__ __globals__
    __kwdefaults__ __subclasses__ __wrapped__ _disable_current_modes _getframe ag_frame
    cell_contents cr_frame ctypes f_back f_builtins f_globals f_locals from_address get_stack
    gi_frame linecache memmove memset set_eval_frame tb_frame
    """.split()
)
# What a module has imported is there under its name, too: torch.sys.
BY_THE_WAY = frozenset({"ctypes", "gc", "importlib", "inspect", "marshal", "os", "sys"})
# What would run while somebody looks at an object: words where something gets this name.
METHODS = frozenset(
    """
    __array_function__ __array_ufunc__ __bool__ __class__ __del__ __getattribute__ __hash__
    __instancecheck__ __subclasscheck__ __subclasshook__ __torch_dispatch__
    """.split()
)
# The same, as a loop over operations names them.
OPERATIONS = frozenset(each.strip("_") for each in METHODS)
GETTERS = frozenset({"attrgetter", "delattr", "getattr", "resolve_name", "setattr"})
# What a name that is put together could turn out to be. Whoever asks a module is named anyway.
_HIDDEN = ANYWHERE | METHODS
NAMED = re.compile(
    r"\b(?:"
    + "|".join(
        {
            *(each.rpartition(".")[2] for each in MODULES),
            *(each.removesuffix("()") for each in WHOLE),
            *(ANYWHERE | METHODS | BUILTINS | GETTERS),
        }
    )
    + r")\b"
)
# Text without any of this has no word; most answers need not be parsed to know it.
WORTH_PARSING = re.compile(rf"[^\x00-\x7f]|[\"']\s*\+|{NAMED.pattern}")


def may_be_hidden(before: str, after: str) -> bool:
    """Whether a name that begins and ends like this could be a word."""
    size = len(before) + len(after)
    return any(
        len(word) >= size and word.startswith(before) and word.endswith(after) for word in _HIDDEN
    )
