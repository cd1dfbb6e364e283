// The course in JupyterLab. Nothing depends on this: without it the notebooks say the same.

import {
  ILabShell,
  ILayoutRestorer,
  JupyterFrontEnd,
  JupyterFrontEndPlugin
} from '@jupyterlab/application';
import { ICommandPalette, ToolbarButton } from '@jupyterlab/apputils';
import { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import { IRenderMimeRegistry } from '@jupyterlab/rendermime';
import { LabIcon } from '@jupyterlab/ui-components';

import { addCommands } from './commands';
import { Course, IOutlineQuestion, IUnit, State } from './course';
import { Exercise } from './exercise';
import { followLinks, openAt } from './links';
import { ProgressPanel } from './progress';
import { readQuestions } from './questions';

// A graph: two nodes that lead to a third.
const icon = new LabIcon({
  name: 'autograd-course:icon',
  svgstr: `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24">
<g class="jp-icon3" fill="#616161"><circle cx="5" cy="5" r="3"/><circle cx="5" cy="19" r="3"/>
<circle cx="19" cy="12" r="3.5"/><path d="M6 4l11 7-1 1.6L5 6zM6 20l11-7-1-1.6L5 18z"/></g></svg>`
});

const plugin: JupyterFrontEndPlugin<void> = {
  id: 'autograd-course:plugin',
  description: 'A bar at each question, the way through the course, links that land.',
  autoStart: true,
  requires: [INotebookTracker, IRenderMimeRegistry],
  optional: [ILabShell, ICommandPalette, ILayoutRestorer],
  activate: (
    app: JupyterFrontEnd,
    tracker: INotebookTracker,
    rendermime: IRenderMimeRegistry,
    shell: ILabShell | null,
    palette: ICommandPalette | null,
    restorer: ILayoutRestorer | null
  ) => {
    const { contents } = app.serviceManager;
    const course = new Course(contents);
    const exercises = new Map<NotebookPanel, Exercise>();
    const inFront = (): Exercise | undefined =>
      tracker.currentWidget ? exercises.get(tracker.currentWidget) : undefined;

    const open = (path: string): Promise<NotebookPanel | undefined> =>
      openAt(app, shell, tracker, path, '', tracker.currentWidget);
    const progress = new ProgressPanel(course, {
      shown: (unit, question) => shownIn(exercises.values(), unit, question),
      current: () => course.unitOf(tracker.currentWidget?.context.path ?? '')?.id,
      openLesson: unit => void open(course.pathOf(unit.lesson)),
      openQuestion: (unit, question) => void openQuestion(unit, question)
    });
    const openQuestion = async (unit: IUnit, question?: IOutlineQuestion): Promise<void> => {
      const panel = await open(course.pathOf(unit.exercise));
      await panel?.context.ready;
      await panel?.revealed;
      if (panel && question) {
        await exercises.get(panel)?.goTo(question.id);
      }
    };
    progress.id = 'autograd-course-progress';
    progress.title.icon = icon;
    progress.title.caption = 'The course: units, questions, what is next';
    app.shell.add(progress, 'left', { rank: 150 });
    restorer?.add(progress, progress.id);
    course.changed.connect(() => progress.draw());
    tracker.currentChanged.connect(() => progress.draw());

    const keys = addCommands({ app, course, rendermime, progress, palette, inFront });
    const services = { course, contents, rendermime, key: keys };
    let welcomed = false;
    // A new visitor sees the way through the course; a layout that was kept stays as it was.
    const welcome = async (): Promise<void> => {
      if ((await shell?.restored)?.fresh) {
        app.shell.activateById(progress.id);
      }
    };
    tracker.widgetAdded.connect((_, panel) => void begin(panel));
    const begin = async (panel: NotebookPanel): Promise<void> => {
      await panel.context.ready;
      await course.find(panel.context.path);
      if (course.units.length > 0 && !welcomed) {
        welcomed = true;
        await welcome();
      }
      if (panel.isDisposed || readQuestions(panel.content).length === 0) {
        return;
      }
      exercises.set(panel, new Exercise(panel, services));
      panel.disposed.connect(() => exercises.delete(panel));
      const mark = new ToolbarButton({
        label: 'Mark',
        tooltip: 'Mark this exercise and show the points',
        className: 'ac-Mark',
        onClick: () => void app.commands.execute('autograd-course:mark')
      });
      panel.toolbar.insertAfter('cellType', 'autograd-course-mark', mark);
      hideValidate(panel);
      progress.draw();
    };
    if (shell) {
      followLinks(app, shell, tracker);
    }
  }
};

/** Take nbgrader's button away where "Mark" says more, and sooner. It has no name of its own. */
function hideValidate(panel: NotebookPanel): void {
  for (const item of panel.toolbar.children()) {
    if (item.node.textContent?.trim() === 'Validate') {
      item.hide();
    }
  }
}

/** How a question stands in an exercise that is open. */
function shownIn(
  exercises: Iterable<Exercise>,
  unit: string,
  question: string
): State | undefined {
  for (const exercise of exercises) {
    const found = exercise.unit === unit && exercise.questions.find(each => each.id === question);
    if (found) {
      return exercise.stateOf(found);
    }
  }
  return undefined;
}

export default plugin;
