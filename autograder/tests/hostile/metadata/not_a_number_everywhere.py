# title: NaN, Infinity and -0.0 in the metadata of the notebook and of the answers
# unit: 02_storage_and_views
# loses: nothing
# in: notebook
def damage(notebook):
    nan, endless = float("nan"), float("inf")
    notebook["metadata"]["score"] = nan
    notebook["metadata"]["widgets"] = {"state": {"value": [endless, -endless, nan, -0.0]}}
    notebook["metadata"]["kernelspec"]["display_name"] = "Python \u202e3\u0007\u001b[2J"
    for cell in notebook["cells"]:
        cell["metadata"]["max_score"] = endless
        cell["metadata"]["execution"] = {"iopub.execute_input": nan, "points": nan}
        if cell["metadata"].get("nbgrader", {}).get("points"):
            cell["metadata"]["nbgrader"]["points"] = nan
    return notebook
