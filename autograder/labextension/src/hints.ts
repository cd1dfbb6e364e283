// The hints of a question: folded tiers in one Markdown cell, of which the next one is unfolded.

import { MarkdownCell } from '@jupyterlab/cells';
import { Notebook } from '@jupyterlab/notebook';

import { goToCell, soon } from './going';
import { sourceOf } from './questions';

const DRAWN_WITHIN_MS = 3000;

/** How many hints a cell holds, and how many of them stand open. */
export function countHints(cell: MarkdownCell): { all: number; open: number } {
  const drawn = cell.node.querySelectorAll<HTMLDetailsElement>('details');
  const all = drawn.length || (sourceOf(cell).match(/<details/g)?.length ?? 0);
  return { all, open: Array.from(drawn).filter(each => each.open).length };
}

/** Unfold the first hint that is still folded, and go to it. */
export async function unfoldNext(notebook: Notebook, cell: MarkdownCell): Promise<void> {
  cell.rendered = true;
  const index = notebook.widgets.indexOf(cell);
  await notebook.scrollToItem(index, 'smart').catch(() => undefined);
  const next = await soon(
    () => cell.node.querySelector<HTMLDetailsElement>('details:not([open])'),
    DRAWN_WITHIN_MS
  );
  if (next) {
    next.open = true;
    await goToCell(notebook, cell, () => next, 'nearest');
    next.querySelector('summary')?.focus({ preventScroll: true });
  }
}
