/** `/doctor` and its buttons: ten steps with a phone in hand, for the application's owner alone. */
import { type PersonId, personId } from '#tables/ids.ts';
import type { Command } from '../commands/command.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { say } from '../wire/message.ts';
import { type Answer, instead, type Press, privately, type Route } from '../wire/route.ts';
import { type DoctorPanel, doctorPanel } from './doctor-panel.ts';
import { DOING } from './doing.ts';
import { firstOpen, isStep, type Outcome, STEPS, type Step } from './steps.ts';

/** Entries into the game: the first picture of the visit. */
const FIRST_BOARD = 20;

const boardAt = (step: Step): number | null => (step === 'picture' || step === 'next' ? FIRST_BOARD : null);

async function forOwner(person: PersonId, context: Context, work: () => Promise<Answer>): Promise<Answer> {
  const isOwner = await context.examination.isOwner(person);
  return isOwner ? work() : privately(say(context.words.bot.doctor.notForYou));
}

const panelAt = async (context: Context, press: { interactionId: string }, more: Omit<DoctorPanel, 'fresh'>) =>
  instead(await doctorPanel({ board: boardAt(more.step), ...more, fresh: press.interactionId }, context));

const isOutcome = (action: string | undefined): action is Outcome => action === 'right' || action === 'otherwise';

/** What was seen, in a line a step, for whoever keeps the notes. */
function summary({ words, examination, person }: Context): string {
  const { doctor } = words.bot;
  const progress = examination.progress(person);
  const lines = STEPS.map((step) => `${doctor.steps[step].title}: ${doctor.outcomes[progress.get(step) ?? 'open']}`);
  return [doctor.finished, ...lines].join('\n');
}

async function finish(press: Press, context: Context): Promise<Answer> {
  const said = summary(context);
  await context.examination.finish(press.person, press.guild);
  return instead(say(said));
}

async function examine(press: Press, context: Context): Promise<Answer> {
  const [named, action] = press.id.args;
  const step = isStep(named) ? named : firstOpen(context.examination.progress(press.person));
  if (action === 'finish') return finish(press, context);
  if (isOutcome(action)) context.examination.tick(press.person, step, action);
  if (isOutcome(action) && press.guild === null) return instead(say(context.words.bot.doctor.goOn));
  if (action !== 'do') return panelAt(context, press, { step });
  return panelAt(context, press, { step, ...(await DOING[step](press, context)) });
}

const form = ({ words }: Context): Answer => {
  const { doctor } = words.bot;
  const fields = [
    { name: 'word', label: doctor.form.word },
    { name: 'empty', label: doctor.form.empty, isRequired: false },
  ];
  return { kind: 'modal', modal: { id: customId('doctor-filled'), title: doctor.form.title, fields } };
};

/** An empty field comes as an empty text; one that is missing would be null. */
function filled(press: Press, context: Context): Promise<Answer> {
  const { doctor } = context.words.bot;
  const { word = '', empty = null } = press.fields;
  const isRight = word !== '' && empty === '';
  context.examination.tick(press.person, 'form', isRight ? 'right' : 'otherwise');
  return panelAt(context, press, {
    step: 'form',
    note: isRight ? doctor.notes.formRight({ word }) : doctor.notes.formOther,
  });
}

export const DOCTOR_ROUTES: readonly Route[] = [
  {
    name: 'doctor',
    manner: 'update',
    handle: (press, context) => forOwner(press.person, context, () => examine(press, context)),
  },
  {
    name: 'doctor-form',
    manner: 'modal',
    handle: (press, context) => forOwner(press.person, context, async () => form(context)),
  },
  {
    name: 'doctor-filled',
    manner: 'update',
    handle: (press, context) => forOwner(press.person, context, () => filled(press, context)),
  },
];

export const DOCTOR_COMMANDS: readonly Command[] = [
  {
    path: 'doctor',
    handle: (call, context) =>
      forOwner(personId(call.person), context, async () => {
        const step = firstOpen(context.examination.progress(call.person));
        const panel = { step, board: boardAt(step), fresh: call.interactionId };
        return privately(await doctorPanel(panel, context));
      }),
  },
];
