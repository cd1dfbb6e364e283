// Going to a place in a notebook: a cell, or a heading that has not been drawn yet.

import { Cell, MarkdownCell } from '@jupyterlab/cells';
import { Notebook, NotebookPanel } from '@jupyterlab/notebook';

const DRAWN_WITHIN_MS = 5000;
/** Pictures above the place move it while they load; for so long it is put back. */
const SETTLES_WITHIN_MS = 1500;
const OWN_MOVES = ['wheel', 'keydown', 'pointerdown', 'touchmove'] as const;

/** Scroll so that `cell`, or what `find` picks in it, stands at the top, and make it active. */
export async function goToCell(
  notebook: Notebook,
  cell: Cell,
  find: (node: HTMLElement) => HTMLElement | null = node => node,
  block: ScrollLogicalPosition = 'start'
): Promise<void> {
  const index = notebook.widgets.indexOf(cell);
  if (index < 0) {
    return;
  }
  notebook.activeCellIndex = index;
  await notebook.scrollToItem(index, block === 'start' ? 'start' : 'smart').catch(() => undefined);
  const place = await soon(() => find(cell.node), DRAWN_WITHIN_MS);
  if (place) {
    await hold(notebook, place, block);
  }
}

/** Open a notebook at a section; `fragment` is the link's, such as `#4.2-Only-leaves`. */
export async function goToSection(panel: NotebookPanel, fragment: string): Promise<void> {
  await panel.context.ready;
  await panel.revealed;
  const wanted = headingId(decoded(fragment.replace(/^#/, '')));
  const notebook = panel.content;
  const isWanted = (text: string): boolean => headingId(text) === wanted;
  const cell = notebook.widgets.find(
    each => each instanceof MarkdownCell && headingsOf(each).some(isWanted)
  );
  if (cell) {
    await goToCell(notebook, cell, node => {
      const headings = node.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6');
      return Array.from(headings).find(each => isWanted(each.textContent ?? '')) ?? null;
    });
  }
}

/** How JupyterLab names a heading in links; marks such as backticks are gone when it is drawn. */
function headingId(text: string): string {
  return text.replace(/[`*_¶]/g, '').trim().replace(/\s/g, '-');
}

function headingsOf(cell: Cell): string[] {
  const source = cell.model.sharedModel.getSource();
  return Array.from(source.matchAll(/^#{1,6}\s+(.+)$/gm), match => match[1] as string);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that is none of an encoding
  }
}

/** What `look` finds, looking again with every picture of the screen. */
export async function soon<T>(look: () => T | null, limit: number): Promise<T | null> {
  const deadline = performance.now() + limit;
  for (;;) {
    const found = look();
    if (found !== null || performance.now() > deadline) {
      return found;
    }
    await frame();
  }
}

function frame(): Promise<void> {
  // A tab in the background draws nothing.
  return new Promise(resolve => {
    const late = window.setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      window.clearTimeout(late);
      resolve();
    });
  });
}

async function hold(
  notebook: Notebook,
  place: HTMLElement,
  block: ScrollLogicalPosition
): Promise<void> {
  let moved = false;
  const stop = (): void => {
    moved = true;
  };
  OWN_MOVES.forEach(name => window.addEventListener(name, stop, { capture: true, passive: true }));
  const deadline = performance.now() + SETTLES_WITHIN_MS;
  let last = Number.NaN;
  while (!moved && place.isConnected && notebook.isVisible && performance.now() < deadline) {
    const now = place.getBoundingClientRect().top;
    if (now !== last) {
      place.scrollIntoView({ block });
      last = place.getBoundingClientRect().top;
    }
    await frame();
  }
  OWN_MOVES.forEach(name => window.removeEventListener(name, stop, { capture: true }));
}
