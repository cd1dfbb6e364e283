# title: words that are buttons of the page on which a person grades, and a formula over all of it
# unit: 03_requires_grad_and_the_graph
# never: class="full-credit
# never: class="score
# in: prose twice-why
"""<span class="full-credit">Because</span> <div class="score full">2 / 2</div>
$\\mmlToken{mi}[style="position:fixed;top:0;left:0;width:9999px;height:9999px"]{x}$"""
