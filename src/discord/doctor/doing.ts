/** What each step does when its button is pressed. */
import { personId } from '#tables/ids.ts';
import type { Context } from '../wire/context.ts';
import { type Button, buttons, type Message, mention, message, text } from '../wire/message.ts';
import type { Press } from '../wire/route.ts';
import { type DoctorPanel, doctorId } from './doctor-panel.ts';
import type { Presence } from './examination.ts';
import type { Step } from './steps.ts';

type Done = Partial<Pick<DoctorPanel, 'note' | 'chosen' | 'board'>>;
type Do = (press: Press, context: Context) => Done | Promise<Done>;

/** Entries into the game: other pictures than the first. */
const NEXT_BOARD = 40;
const SLOW_BOARD = 60;
/** In milliseconds: later than Discord waits for an answer. */
const SLOW = 4_000;
const A_MOMENT = 1_000;
const A_MINUTE = 60_000;

/** A message that asks what somebody saw. */
function asking(words: string, step: 'call' | 'direct' | 'name', { words: { bot } }: Context): Message {
  const { right, otherwise } = bot.doctor.verdicts[step];
  return message([
    text(words),
    buttons(
      { id: doctorId(step, 'right'), label: right, style: 'success' },
      { id: doctorId(step, 'otherwise'), label: otherwise },
    ),
  ]);
}

const next: Do = ({ person }, { examination }) => {
  examination.tick(person, 'next', 'right');
  return { board: NEXT_BOARD };
};

const slow: Do = async ({ person }, { examination }) => {
  await examination.pause(SLOW);
  examination.tick(person, 'slow', 'right');
  return { board: SLOW_BOARD };
};

const person: Do = ({ person: presser, values: [chosen], id }, { examination, words: { bot } }) => {
  const { notes } = bot.doctor;
  if (chosen === undefined) return { note: notes.nobody };
  // What comes after the step, the action and the person is a fresh word.
  const before = id.args.length > 3 ? id.args[2] : null;
  if (before !== chosen) return { chosen, note: notes.chooseAgain };
  examination.tick(presser, 'person', 'right');
  return { note: notes.choseAgain };
};

/** Later, while the phone is locked; nobody waits for it here. */
async function call({ person: caller, channel }: Press, context: Context): Promise<void> {
  const { examination, words } = context;
  const { doctor } = words.bot;
  await examination.pause(A_MINUTE);
  const who = { who: mention(caller) };
  await examination.post({ channel, message: message([text(doctor.callOfComponents(who))]), pings: caller });
  const plain = doctor.callInWords(who);
  await examination.postPlain({ channel, words: plain, message: asking(plain, 'call', context), pings: caller });
}

const callLater: Do = (press, context) => {
  void call(press, context);
  return { note: context.words.bot.doctor.notes.calling };
};

const direct: Do = async ({ person: reader }, context) => {
  const { examination, words } = context;
  const { doctor } = words.bot;
  const isSent = await examination.write(reader, asking(doctor.letter, 'direct', context));
  if (!isSent) examination.tick(reader, 'direct', 'otherwise');
  return { note: isSent ? doctor.notes.written : doctor.notes.notWritten };
};

async function openThread({ person: opener, channel }: Press, context: Context): Promise<Done> {
  const { examination, words } = context;
  const { doctor } = words.bot;
  const thread = await examination.openThread(channel, doctor.threadName);
  if (thread === null) return { note: doctor.notes.noThread };
  const sleep: Button = { id: doctorId('thread', 'do', 'sleep'), label: doctor.actions.sleep, style: 'primary' };
  const again: Button = { id: doctorId('thread', 'do', 'again'), label: doctor.actions.again };
  const inside = message([text(doctor.inThread({ who: mention(opener) })), buttons(sleep, again)]);
  await examination.post({ channel: thread, message: inside, pings: opener });
  return { note: doctor.notes.threadOpen };
}

const thread: Do = async (press, context) => {
  const { examination, words } = context;
  const { notes } = words.bot.doctor;
  switch (press.id.args[2]) {
    case 'sleep':
      // Once the press is answered: in a thread that sleeps, Discord may not take an answer.
      void examination.pause(A_MOMENT).then(() => examination.archive(press.channel));
      return { note: notes.asleep };
    case 'again':
      if (!examination.hasSlept(press.channel)) return { note: notes.notAsleep };
      examination.tick(press.person, 'thread', 'right');
      return { note: notes.awake };
    default:
      return openThread(press, context);
  }
};

const name: Do = async ({ values: [stranger], channel }, context) => {
  const { examination, words } = context;
  const { doctor } = words.bot;
  if (stranger === undefined) return { note: doctor.notes.nobody };
  const question = asking(doctor.whoIs({ who: mention(personId(stranger)) }), 'name', context);
  const isPosted = await examination.post({ channel, message: question, pings: null });
  return { note: isPosted ? doctor.notes.named : doctor.notes.notPosted };
};

const add: Do = ({ person: owner, guild }, { examination, words }) => {
  const presence: Presence = guild === null ? 'here' : examination.presenceIn(guild);
  if (presence !== 'here') examination.tick(owner, 'add', presence === 'back' ? 'right' : 'otherwise');
  return { note: words.bot.doctor.presence[presence] };
};

/** Pictures and forms have buttons of their own. */
const nothing: Do = () => ({});

export const DOING: Readonly<Record<Step, Do>> = {
  picture: nothing,
  next,
  slow,
  form: nothing,
  person,
  call: callLater,
  direct,
  thread,
  name,
  add,
};
