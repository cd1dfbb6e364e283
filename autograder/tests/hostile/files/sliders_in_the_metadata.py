# title: the notebook was saved with the state of its widgets: nine megabytes of pictures in its metadata
# unit: 05_retain_grad_and_hooks
# loses: nothing
# flagged: no
# in: notebook
def damage(notebook):
    picture = "iVBORw0KGgo" + "A" * 3_000_000
    state = {
        f"{number:032x}": {
            "model_module": "@jupyter-widgets/controls", "model_module_version": "2.0.0",
            "model_name": "ImageModel",
            "state": {"layout": "IPY_MODEL_1"},
            "buffers": [{"data": picture, "path": ["value"], "encoding": "base64"}],
        }
        for number in range(3)
    }
    notebook["metadata"]["widgets"] = {
        "application/vnd.jupyter.widget-state+json": {"state": state, "version_major": 2, "version_minor": 0}
    }
    return notebook
