// Links to a section land there, also when the notebook was not open; a lesson opens beside.

import { ILabShell, JupyterFrontEnd } from '@jupyterlab/application';
import { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';

import { goToSection } from './going';

/** Two notebooks beside each other need this much. */
const BESIDE_FROM_PX = 900;

/** Follow links between notebooks; JupyterLab's own way opens a notebook at its top. */
export function followLinks(
  app: JupyterFrontEnd,
  shell: ILabShell,
  tracker: INotebookTracker
): void {
  const files = new URL('files/', app.serviceManager.serverSettings.baseUrl);
  document.addEventListener(
    'click',
    event => {
      const link = linkOf(event, files);
      if (!link) {
        return;
      }
      const from = tracker.find(panel => panel.node.contains(event.target as Node));
      event.preventDefault();
      event.stopPropagation();
      void openAt(app, shell, tracker, link.path, link.fragment, from ?? tracker.currentWidget).then(
        // Beside a lesson the page is narrower, and what was being read has moved.
        () => (event.target as Element).scrollIntoView({ block: 'nearest' })
      );
    },
    true
  );
}

/** Open a notebook beside `from`, or show it where it is open, and go to the section. */
export async function openAt(
  app: JupyterFrontEnd,
  shell: ILabShell | null,
  tracker: INotebookTracker,
  path: string,
  fragment: string,
  from: NotebookPanel | null
): Promise<NotebookPanel | undefined> {
  const open = tracker.find(panel => panel.context.path === path);
  if (open) {
    app.shell.activateById(open.id);
  } else {
    const wide = shell !== null && mainWidth() >= BESIDE_FROM_PX;
    const beside = isLesson(path) && from && !isLesson(from.context.path) && wide;
    const other = beside ? besideOf(tracker, from) : undefined;
    const options = !beside
      ? {}
      : other
        ? { ref: other.id, mode: 'tab-after' } // a lesson stands there already
        : { ref: from.id, mode: 'split-right' };
    await app.commands.execute('docmanager:open', { path, factory: 'Notebook', options });
  }
  const panel = tracker.find(each => each.context.path === path);
  if (panel && fragment) {
    await goToSection(panel, fragment);
  }
  return panel;
}

/** A plain click on a link to a section of a notebook, or to a lesson. */
function linkOf(event: MouseEvent, files: URL): { path: string; fragment: string } | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const target = event.target as Element | null;
  const anchor = target?.closest?.<HTMLAnchorElement>('.jp-NotebookPanel a[href], .ac-Marks a[href]');
  // JupyterLab writes into every link to a file where the server has it.
  const url = anchor && new URL(anchor.href);
  if (!url || url.origin !== files.origin || !url.pathname.startsWith(files.pathname)) {
    return undefined;
  }
  const path = decodeURIComponent(url.pathname.slice(files.pathname.length));
  const isOurs = path.endsWith('.ipynb') && (url.hash !== '' || isLesson(path));
  return isOurs ? { path, fragment: url.hash } : undefined;
}

function isLesson(path: string): boolean {
  return /(^|\/)course\/[^/]+\.ipynb$/.test(path);
}

function mainWidth(): number {
  return document.getElementById('jp-main-dock-panel')?.clientWidth ?? window.innerWidth;
}

/** A lesson that stands to the right of `from` already. */
function besideOf(tracker: INotebookTracker, from: NotebookPanel): NotebookPanel | undefined {
  const edge = from.node.getBoundingClientRect().right;
  return tracker.find(
    panel =>
      panel.isVisible &&
      isLesson(panel.context.path) &&
      panel.node.getBoundingClientRect().left >= edge - 5
  );
}
