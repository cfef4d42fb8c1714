/** Does what somebody in front of the page wants, through the hands of the person they play. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { Cannot } from '#emulator/people/cannot.ts';
import { commandsFor } from '#emulator/people/commands.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import { type VisibleMessage, visibleMessage } from '#emulator/people/visible.ts';
import { messagesIn } from '#emulator/world/messages.ts';
import { canView } from '#emulator/world/permissions.ts';
import { fieldValues, optionValues, pickedFile } from './filled-in.ts';
import { stretchFor } from './history.ts';
import type { Answer, ChoiceView, Id, InChannel, OnMessage, Wish } from './protocol.ts';
import { letIn, type Stage } from './stage.ts';
import { messageView } from './views.ts';

const DONE: Answer = { kind: 'done' };

type WishOf<Kind extends Wish['kind']> = Extract<Wish, { readonly kind: Kind }>;

/** Whom to tell of what goes on behind is for the connection to know. */
type Grantable = Exclude<Wish, WishOf<'watch-behind'>>;

/** Law: never rejects for anything a page can ask; what can't be done is an answer. */
export async function grant(stage: Stage, wish: Grantable): Promise<Answer> {
  try {
    return await granted(stage, wish);
  } catch (error) {
    if (!(error instanceof Cannot)) stage.traffic.log(`the page asked for ${wish.kind}: ${String(error)}`);
    return { kind: 'cannot', why: error instanceof Error ? error.message : String(error) };
  }
}

async function granted(stage: Stage, wish: Grantable): Promise<Answer> {
  switch (wish.kind) {
    case 'add-person':
      return { kind: 'person', id: newcomer(stage, wish.name).id };
    case 'turn-clock':
      stage.emulator.clock.turn(wish.milliseconds);
      return DONE;
    case 'hold-clock':
      return holdClock(stage, wish.held);
    case 'drop-hint':
      stage.hint = null;
      return DONE;
    default:
      return grantedTo(stage, personOf(stage, wish.personId), wish);
  }
}

type PersonalWish = Extract<Wish, { readonly personId: Id }>;

async function grantedTo(stage: Stage, person: Person, wish: PersonalWish): Promise<Answer> {
  switch (wish.kind) {
    case 'say':
      return say(person, wish);
    case 'unsay':
      person.unsay(seen(stage, wish));
      return DONE;
    case 'dismiss':
      person.dismiss(seen(stage, wish));
      return DONE;
    case 'set-locale':
      person.locale = wish.locale;
      return DONE;
    case 'set-dms':
      if (wish.closed) person.closeDms();
      else person.openDms();
      return DONE;
    case 'close-modal':
      person.closeModal();
      return DONE;
    case 'offered-commands':
      return offeredCommands(stage, wish);
    case 'look-back':
      return lookBack(stage, wish);
    default:
      return answerFor(stage, person, await outcomeOf(stage, person, wish));
  }
}

type InteractiveWish = WishOf<
  'slash' | 'autocomplete' | 'use-on-message' | 'use-on-person' | 'click' | 'select' | 'submit'
>;

async function outcomeOf(stage: Stage, person: Person, wish: InteractiveWish): Promise<Outcome> {
  switch (wish.kind) {
    case 'slash':
      return person.slash(wish.command, optionValues(wish.options), { in: { id: wish.channelId } });
    case 'autocomplete':
      return { kind: 'choices', choices: await suggestions(person, wish) };
    case 'use-on-message':
      return person.use(wish.command, seen(stage, wish));
    case 'use-on-person':
      return person.use(wish.command, personOf(stage, wish.targetId), { in: { id: wish.channelId } });
    case 'click':
      // Whoever presses needs no word any more what to press.
      stage.hint = null;
      return person.click(wish.customId, { on: { id: wish.messageId, channelId: wish.channelId } });
    case 'select':
      return person.select(wish.customId, wish.values, { on: { id: wish.messageId, channelId: wish.channelId } });
    case 'submit':
      return person.submit(fieldValues(wish.fields));
  }
}

function suggestions(person: Person, { command, options, focused, channelId }: WishOf<'autocomplete'>) {
  return person.autocomplete(command, optionValues(options), focused, { in: { id: channelId } });
}

function answerFor({ emulator: { world } }: Stage, { id, locale }: Person, outcome: Outcome): Answer {
  switch (outcome.kind) {
    case 'modal':
      return {
        kind: 'modal',
        modal: world.modals.get(id)?.modal as unknown as APIModalInteractionResponseCallbackData,
      };
    case 'choices':
      return { kind: 'choices', choices: outcome.choices.map((choice) => choiceView(choice, locale)) };
    case 'failed':
      return outcome;
    case 'replied':
    case 'thinking':
    case 'updated':
    case 'updating':
      return DONE;
  }
}

type Choices = Extract<Outcome, { readonly kind: 'choices' }>['choices'];

function choiceView({ name, value, nameLocalizations }: Choices[number], locale: string): ChoiceView {
  return { name: nameLocalizations?.[locale] ?? name, value };
}

function personOf({ people }: Stage, id: Id): Person {
  const person = people.get(id);
  if (person === undefined) throw new Cannot('not-here', `nobody here has the id ${id}`);
  return person;
}

function seen({ emulator }: Stage, { personId, channelId, messageId }: OnMessage): VisibleMessage {
  const message = visibleMessage(emulator.discord, personId, channelId, messageId);
  if (message === null) throw new Cannot('not-visible', 'This message is gone.');
  return message;
}

/** Discord's usernames are short and in lower case; the name as typed is what others see. */
function newcomer(stage: Stage, name: string): Person {
  const displayName = name.trim().slice(0, 32);
  const username = displayName.toLowerCase().replace(/[^\p{L}\p{N}_.]+/gu, '_');
  if (displayName === '' || stage.emulator.world.idByUsername.has(username)) {
    throw new Cannot('bad-field', displayName === '' ? 'A person needs a name.' : `There is a ${displayName} already.`);
  }
  return letIn(stage, username, displayName);
}

function holdClock(stage: Stage, held: boolean): Answer {
  if (held) stage.emulator.clock.hold();
  else stage.emulator.clock.release();
  stage.clockHeld = held;
  return DONE;
}

function say(person: Person, { text, channelId, replyTo, files }: WishOf<'say'>): Answer {
  const reply = replyTo === null ? {} : { replyTo: { id: replyTo } };
  person.say(text, { in: { id: channelId }, files: files.map(pickedFile), ...reply });
  return DONE;
}

function lookBack(stage: Stage, { personId, channelId, messageId }: OnMessage): Answer {
  const { world } = stage.emulator;
  const channel = world.channels.get(channelId);
  if (channel === undefined || !canView(world, channel, personId))
    throw new Cannot('not-here', 'This channel is gone.');
  const { messages, since } = stretchFor(messagesIn(world, channelId).values(), personId, messageId);
  return { kind: 'older', messages: messages.map((message) => messageView(stage, message)), since };
}

function offeredCommands({ emulator }: Stage, { personId, channelId }: InChannel): Answer {
  const channel = emulator.world.channels.get(channelId);
  if (channel === undefined) throw new Cannot('not-here', 'This channel is gone.');
  return { kind: 'commands', commands: commandsFor(emulator.discord, channel, personId) };
}
