# title: scripts, frames and forms in text cells
# unit: 03_requires_grad_and_the_graph
# never: onerror=
# never: <iframe
# never: <script>window.stolen
# in: markdown first
"""# Notes <script>window.stolen = 1</script>
<img src=x onerror="window.stolen = 1"> <iframe src="https://example.org"></iframe>
[click](javascript:window.stolen=1) <form action="https://example.org"><input name=x></form>
<style>@import url(https://example.org/x.css);</style> <svg/onload="window.stolen = 1">
"""
# in: prose twice-why
"""<script>window.stolen = 1</script><a href="data:text/html,x">x</a>"""
