// "Mark": the points of each question, as a table beside the exercise.

import { JupyterFrontEnd } from '@jupyterlab/application';
import { MainAreaWidget } from '@jupyterlab/apputils';
import { OutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea';
import { IRenderMimeRegistry } from '@jupyterlab/rendermime';
import { Panel, Widget } from '@lumino/widgets';

import { Course, baseName } from './course';
import { button, make } from './dom';
import { Exercise } from './exercise';
import { call, showIn } from './kernel';

const MARKS = 'application/vnd.autograd-course.marks+json';

interface ISheet {
  widget: MainAreaWidget;
  area: SimplifiedOutputArea;
  waiting: HTMLElement;
}

/** The sheets that are open, by the exercise they belong to. */
const sheets = new WeakMap<Exercise, ISheet>();

/** Save the exercise, mark it in its kernel and show what came of it. */
export async function mark(
  app: JupyterFrontEnd,
  course: Course,
  rendermime: IRenderMimeRegistry,
  exercise: Exercise
): Promise<void> {
  const { panel } = exercise;
  await exercise.saved();
  let sheet = sheets.get(exercise);
  if (!sheet || sheet.widget.isDisposed) {
    sheet = makeSheet(exercise, rendermime);
    sheets.set(exercise, sheet);
    app.shell.add(sheet.widget, 'main', { ref: panel.id, mode: 'split-bottom' });
    panel.disposed.connect(() => sheet?.widget.dispose());
  }
  if (!sheet.waiting.hidden) {
    return; // it is being marked
  }
  app.shell.activateById(sheet.widget.id);
  sheet.waiting.hidden = false;
  try {
    await showIn(sheet.area, panel, call(exercise.unit, 'grade_me', ''));
    linkQuestions(app, exercise, sheet.area);
  } finally {
    sheet.waiting.hidden = true;
    await course.refresh();
  }
}

function makeSheet(exercise: Exercise, rendermime: IRenderMimeRegistry): ISheet {
  const { context } = exercise.panel;
  const area = new SimplifiedOutputArea({
    model: new OutputAreaModel({ trusted: true }),
    rendermime: rendermime.clone({ resolver: context.urlResolver })
  });
  const waiting = make('p', { class: 'ac-Waiting', role: 'status' });
  waiting.textContent = 'Marking this exercise …';
  waiting.hidden = true;
  const content = new Panel();
  content.addClass('ac-Marks');
  content.node.tabIndex = -1;
  content.addWidget(new Widget({ node: waiting }));
  content.addWidget(area);
  const widget = new MainAreaWidget({ content });
  widget.id = `autograd-course-marks-${exercise.panel.id}`;
  widget.title.label = `Marks ${/^\d+/.exec(baseName(context.path))?.[0] ?? ''}`.trim();
  widget.title.caption = `What marking ${baseName(context.path)} gave`;
  widget.title.closable = true;
  return { widget, area, waiting };
}

/** Make the title of each question in the table lead to the question. */
function linkQuestions(app: JupyterFrontEnd, exercise: Exercise, area: SimplifiedOutputArea): void {
  const outputs = area.model;
  for (let index = 0; index < outputs.length; index++) {
    const data = outputs.get(index).data[MARKS] as { questions?: { id: string }[] } | undefined;
    const rows = area.node.querySelectorAll<HTMLTableRowElement>('tbody tr');
    if (data?.questions?.length !== rows.length) {
      continue; // not the table that this knows: it is read as it is
    }
    data.questions.forEach(({ id }, row) => {
      const cell = rows[row]?.cells[1];
      if (cell) {
        const title = cell.textContent ?? '';
        const go = button(title, `Go to “${title}”`, () => {
          app.shell.activateById(exercise.panel.id);
          void exercise.goTo(id);
        });
        go.className = 'ac-Link';
        cell.replaceChildren(go);
      }
    });
  }
}
