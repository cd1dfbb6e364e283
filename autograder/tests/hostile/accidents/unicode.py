# title: names and texts of many scripts
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
Δx, größe, 変数 = 1, 2, "🎉 Ünïcödé – ✓"
print(変数, "\N{ZERO WIDTH JOINER}", "שלום")
# in: prose twice-why
"""Weil `x * x` die Werte braucht. 因为 … 🙂 <b>bold</b> & $x^2$"""
