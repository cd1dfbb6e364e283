// The commands, in the palette and by keys (`schema/plugin.json` has the keys).

import { JupyterFrontEnd } from '@jupyterlab/application';
import { ICommandPalette } from '@jupyterlab/apputils';
import { IRenderMimeRegistry } from '@jupyterlab/rendermime';

import { Course } from './course';
import { Exercise } from './exercise';
import { mark } from './marks';
import { ProgressPanel } from './progress';
import { IQuestion } from './questions';

interface INeeds {
  app: JupyterFrontEnd;
  course: Course;
  rendermime: IRenderMimeRegistry;
  progress: ProgressPanel;
  palette: ICommandPalette | null;
  inFront(): Exercise | undefined;
}

/** Add the commands; returns what runs the one that a key in a bar stands for. */
export function addCommands(needs: INeeds): (event: KeyboardEvent) => boolean {
  const { app, course, rendermime, progress, palette, inFront } = needs;
  const { commands } = app;

  const add = (
    name: string,
    label: string,
    does: () => Promise<unknown> | undefined,
    isEnabled: () => boolean = () => true
  ): void => {
    const command = `autograd-course:${name}`;
    commands.addCommand(command, { label, execute: () => does(), isEnabled });
    palette?.addItem({ command, category: 'Autograd course' });
  };
  const isExercise = (): boolean => inFront() !== undefined;
  const onQuestion = (does: (exercise: Exercise, question: IQuestion) => Promise<void>) => () => {
    const exercise = inFront();
    const question = exercise?.current();
    return exercise && question ? does(exercise, question) : undefined;
  };
  const isQuestion = (): boolean => inFront()?.current() !== undefined;

  add('check', 'Check This Question', onQuestion((e, q) => e.check(q)), isQuestion);
  add('hint', 'Unfold the Next Hint', onQuestion((e, q) => e.hint(q)), isQuestion);
  add('start-over', 'Start This Question Over', onQuestion((e, q) => e.startOver(q)), isQuestion);
  add('model-answer', 'Show the Model Answer', onQuestion((e, q) => e.modelAnswer(q)), isQuestion);
  add('next-question', 'Go to the Next Question', () => inFront()?.step(1), isExercise);
  add('previous-question', 'Go to the Previous Question', () => inFront()?.step(-1), isExercise);
  add('mark', 'Mark This Exercise', () => {
    const exercise = inFront();
    return exercise && mark(app, course, rendermime, exercise);
  }, isExercise);
  add('show-progress', 'Show Units and Questions', async () => {
    app.shell.activateById(progress.id);
    progress.node.querySelector<HTMLElement>('[data-key]')?.focus();
  });

  return event => {
    const pressed = commands.keyBindings.find(
      binding =>
        binding.command.startsWith('autograd-course:') &&
        binding.keys.length === 1 &&
        binding.keys[0] === keystroke(event)
    );
    if (!pressed) {
      return false;
    }
    void commands.execute(pressed.command);
    return true;
  };
}

/** A key in the words of JupyterLab's shortcuts, such as `Alt Shift H`. */
function keystroke(event: KeyboardEvent): string {
  const words = [];
  if (event.ctrlKey) words.push('Ctrl');
  if (event.altKey) words.push('Alt');
  if (event.shiftKey) words.push('Shift');
  if (event.metaKey) words.push('Cmd');
  // With Alt, `key` is a letter of another alphabet on some keyboards.
  words.push(event.code.replace(/^(Key|Digit)/, ''));
  return words.join(' ');
}
