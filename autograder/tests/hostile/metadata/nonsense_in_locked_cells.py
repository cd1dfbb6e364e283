# title: The metadata of all locked cells become lists, numbers, null and very deep objects
# unit: 02_storage_and_views
# loses: nothing
# in: notebook
def damage(notebook):
    deep = current = {}
    for _ in range(300):
        current["nbgrader"] = current = {}
    odd = [
        {"nbgrader": ["grade", True]},
        {"nbgrader": None},
        {"nbgrader": 10**400},
        {"nbgrader": {"grade_id": {"a": 1}, "points": "1e999", "grade": "yes", "schema_version": -1}},
        {"nbgrader": {"grade_id": ["windows-hidden"], "points": [2], "grade": 1}},
        {"nbgrader": deep},
        {"tags": {"raises-exception": 1}, "nbgrader": "grade"},
    ]
    count = 0
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("locked"):
            cell["metadata"] = odd[count % len(odd)]
            count += 1
    return notebook
