# title: Scratch variables at the end are called list, type, input, sum and found
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch last
list = [1, 2, 3]
type = "view"
input = torch.ones(3)
sum = input.sum()
found = snippets = values = shape = x = recording = "something else"
print(list, type, input, sum, found)
