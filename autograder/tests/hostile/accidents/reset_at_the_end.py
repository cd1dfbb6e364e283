# title: The last cell tidies up with %reset -f
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch last
get_ipython().run_line_magic("reset", "-f")
