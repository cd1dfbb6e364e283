"""`show_plot`: a matplotlib plot with the sentence that stands in for it.

A notebook stores a plot as a bare picture: a screen reader says "image", and nobody who cannot
load it learns what was to be seen.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from ._shown import image

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def show_plot(alt: str, *, figure: Figure | None = None) -> None:
    """Show the current plot, or ``figure``, with ``alt`` as its alternative text.

    It takes the place of ``plt.show()``, anywhere in a cell::

        plt.plot(losses)
        show_plot("The loss falls from 2.3 to 0.1 in 40 steps, fastest in the first five.")

    ``alt`` is one sentence with what a reader should see; no date, time or machine in it, as
    lessons store and compare it. The figure is closed, so that it is not shown a second time.
    Raises ValueError without a plot or a sentence, TypeError for an ``alt`` that is no text.
    """
    from IPython.display import display
    from matplotlib import pyplot

    if not isinstance(alt, str):
        raise TypeError(
            f"show_plot needs a sentence first, and this is a {type(alt).__name__}: "
            'show_plot("What there is to see.", figure=figure).'
        )
    if not alt.strip():
        raise ValueError("show_plot needs a sentence: say what there is to see in the plot.")
    if figure is None:
        if not pyplot.get_fignums():
            raise ValueError("There is no plot to show yet: call plt.plot(...) or the like before.")
        figure = pyplot.gcf()
    content = io.BytesIO()
    figure.savefig(content, format="png", bbox_inches="tight", dpi=figure.dpi)
    pyplot.close(figure)
    picture = content.getvalue()
    bundle = {"text/plain": f"Plot: {alt}", "image/png": picture, "text/html": image(picture, alt)}
    display(  # type: ignore[no-untyped-call]
        bundle, raw=True, metadata={"image/png": {"alt": alt}}
    )
