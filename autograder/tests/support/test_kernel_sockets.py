"""Kernels that tests start do not take ports from each other."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient


def test_a_notebooks_kernel_has_socket_files(tmp_path):
    cell = nbformat.v4.new_code_cell("1 + 1")
    notebook = nbformat.v4.new_notebook(cells=[cell])
    client = NotebookClient(notebook, kernel_name="python3")

    with client.setup_kernel(cwd=tmp_path):
        assert client.km is not None
        connection = client.km.get_connection_info()
        client.execute_cell(cell, 0)

        assert connection["transport"] == "ipc"
        assert Path(f"{connection['ip']}-{connection['shell_port']}").is_socket()
    assert cell.outputs[0].data["text/plain"] == "2"
