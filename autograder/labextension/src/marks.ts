// "Mark": all questions with the real tests, as a table beside the exercise.

import { JupyterFrontEnd } from '@jupyterlab/application';
import { MainAreaWidget } from '@jupyterlab/apputils';
import { OutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea';
import { IRenderMimeRegistry } from '@jupyterlab/rendermime';
import { Panel } from '@lumino/widgets';

import { Course, baseName } from './course';
import { Exercise } from './exercise';
import { call, say, showIn } from './kernel';

/** The sheets that are open, by the exercise they belong to. */
const sheets = new WeakMap<Exercise, { widget: MainAreaWidget; area: SimplifiedOutputArea }>();

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
  app.shell.activateById(sheet.widget.id);
  sheet.area.model.clear();
  say(sheet.area.model, 'Marking …');
  sheet.widget.node.setAttribute('aria-busy', 'true');
  try {
    await showIn(sheet.area, panel, call(exercise.unit, 'grade_me', ''));
  } finally {
    sheet.widget.node.setAttribute('aria-busy', 'false');
    await course.refresh();
  }
}

function makeSheet(
  exercise: Exercise,
  rendermime: IRenderMimeRegistry
): { widget: MainAreaWidget; area: SimplifiedOutputArea } {
  const { context } = exercise.panel;
  const area = new SimplifiedOutputArea({
    model: new OutputAreaModel({ trusted: true }),
    rendermime: rendermime.clone({ resolver: context.urlResolver })
  });
  const content = new Panel();
  content.addClass('ac-Marks');
  content.node.setAttribute('aria-live', 'polite');
  content.addWidget(area);
  const widget = new MainAreaWidget({ content });
  widget.id = `autograd-course-marks-${exercise.panel.id}`;
  widget.title.label = `Marks ${/^\d+/.exec(baseName(context.path))?.[0] ?? ''}`.trim();
  widget.title.caption = `What marking ${baseName(context.path)} gave`;
  widget.title.closable = true;
  return { widget, area };
}
