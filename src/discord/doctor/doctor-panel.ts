/** The private panel that leads through the visit: all steps with what came of them, and the buttons of one. */
import { inTime } from '#render/painting.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import {
  type Block,
  type Button,
  buttons,
  type Message,
  message,
  personSelect,
  picture,
  text,
} from '../wire/message.ts';
import { sampleBoard } from './sample-board.ts';
import { type Outcome, type Progress, STEPS, type Step } from './steps.ts';

export interface DoctorPanel {
  readonly step: Step;
  /** A sentence about what was just done. */
  readonly note?: string | null;
  /** The person chosen before, if somebody was. */
  readonly chosen?: string | null;
  /** Entries into the game that the board shows; null for none. */
  readonly board?: number | null;
  /** A word that was not there before, for a select that can be used again. */
  readonly fresh: string;
}

const MARKS: Readonly<Record<Outcome, string>> = { right: '✅', otherwise: '❗' };

type Style = NonNullable<Button['style']>;

export const doctorId = (step: Step, action: string, ...more: readonly string[]): string =>
  customId('doctor', { args: [step, action, ...more] });

function listOf(progress: Progress, current: Step, { words }: Context): string {
  const { steps } = words.bot.doctor;
  return STEPS.map((step, index) => {
    const outcome = progress.get(step);
    const line = `${outcome ? MARKS[outcome] : '⬜'} ${index + 1}. ${steps[step].title}`;
    return step === current ? `**${line}**` : line;
  }).join('\n');
}

/** One button: most steps are done by a single press. */
const press = (step: Step, action: string, label: string, style: Style = 'primary'): Button => ({
  id: doctorId(step, action),
  label,
  style,
});

const freshId = (step: Step, action: string, more: readonly string[], fresh: string): string =>
  customId('doctor', { args: [step, action, ...more], fresh });

function controlsOf({ step, chosen = null, fresh }: DoctorPanel, { words }: Context): Block {
  const { actions } = words.bot.doctor;
  switch (step) {
    case 'picture':
      return buttons(press(step, 'right', actions.legible), press(step, 'otherwise', actions.illegible, 'secondary'));
    case 'form':
      return buttons({ id: customId('doctor-form'), label: actions.form, style: 'primary' });
    case 'person':
      return personSelect(
        freshId(step, 'do', chosen === null ? [] : [chosen], fresh),
        chosen === null ? actions.person : actions.personAgain,
      );
    case 'name':
      return personSelect(freshId(step, 'do', [], fresh), actions.name);
    default:
      return buttons(press(step, 'do', actions[step]));
  }
}

function wayOn(step: Step, { words }: Context): Block {
  const { actions } = words.bot.doctor;
  const index = STEPS.indexOf(step);
  const go = (to: Step | undefined, label: string): Button => ({
    id: doctorId(to ?? step, to === undefined ? 'stay' : 'show'),
    label,
    disabled: to === undefined,
  });
  return buttons(
    go(STEPS[index - 1], actions.back),
    go(STEPS[index + 1], actions.on),
    press(step, 'finish', actions.finish, 'danger'),
  );
}

async function boardBlocks(entries: number | null, { games, language, picture: paint }: Context): Promise<Block[]> {
  const sketch = entries === null ? null : sampleBoard(games, entries, language);
  const painting = sketch && (await paint(sketch.scene));
  const png = painting && inTime(painting);
  return sketch && png ? [picture(`board-${entries}.png`, png, sketch.alt)] : [];
}

export async function doctorPanel(panel: DoctorPanel, context: Context): Promise<Message> {
  const { step, note = null, board = null } = panel;
  const { doctor } = context.words.bot;
  const progress = context.examination.progress(context.person);
  return message([
    text(`## ${doctor.title({ step: STEPS.indexOf(step) + 1, of: STEPS.length })}\n${listOf(progress, step, context)}`),
    text(doctor.steps[step].what),
    ...(note === null ? [] : [text(`**${note}**`)]),
    ...(await boardBlocks(board, context)),
    controlsOf(panel, context),
    wayOn(step, context),
  ]);
}
