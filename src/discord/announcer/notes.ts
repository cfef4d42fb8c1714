/** Notes to single people: sent directly, or posted in the channel if the person can't be reached. */
import type { Words } from '#i18n/words.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { isUnderWay, personAt, seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { escapedTableName } from '../readers/table-name.ts';
import { reminderLine } from '../table/allowed-time.ts';
import { handButton, lastingButton } from '../table/lasting-buttons.ts';
import { customId } from '../wire/custom-id.ts';
import { type Button, mention, type PlainMessage } from '../wire/message.ts';
import { gameTitle } from './call-message.ts';

/**
 * `followed`: an order of theirs was followed, and now they must decide themselves. `newcomer`: somebody gave them a
 * seat. `next`: their turn comes after this one.
 */
type NoteKind = 'reminder' | 'followed' | 'next' | 'stoodIn' | 'seatGiven' | 'newcomer';

export interface Note {
  readonly kind: NoteKind;
  readonly person: PersonId;
}

type Replaced = Extract<Fact, { kind: 'replaced' }>;

const lost = ({ former }: Replaced): Note[] => (former === null ? [] : [{ kind: 'seatGiven', person: former }]);
const found = ({ by, person }: Replaced): Note[] => (by === person ? [] : [{ kind: 'newcomer', person }]);

/** Facts undone in the meantime make no note. */
export function notesIn(facts: readonly Fact[], { places }: TableView): Note[] {
  return facts.flatMap((fact): Note[] => {
    switch (fact.kind) {
      case 'reminder':
        return [{ kind: 'reminder', person: fact.person }];
      case 'still-asked':
        return [{ kind: 'followed', person: fact.person }];
      case 'stood-in': {
        const occupant = places[fact.seat]?.occupant;
        const isSo = occupant?.kind === 'computer' && occupant.for === fact.person;
        return isSo ? [{ kind: 'stoodIn', person: fact.person }] : [];
      }
      case 'replaced':
        return [...lost(fact), ...found(fact)];
      default:
        return [];
    }
  });
}

/** Whether a note that has waited for a while is still true. */
export function isStillTrue({ kind, person }: Note, view: TableView): boolean {
  const seat = seatOf(view, person);
  switch (kind) {
    case 'reminder':
    case 'followed':
      return view.play?.deciding.some((deciding) => deciding.seat === seat) ?? false;
    // Whoever is here sees it coming.
    case 'next':
      return false;
    case 'stoodIn':
      return isUnderWay(view) && seat !== null && personAt(view, seat) === null;
    case 'newcomer':
      return isUnderWay(view) && seat !== null && personAt(view, seat) === person;
    case 'seatGiven':
      return seat === null;
  }
}

/** Whoever was to be told that they must decide has decided meanwhile. */
export const isOutdated = (note: Note, view: TableView): boolean =>
  (note.kind === 'reminder' || note.kind === 'followed') && !isStillTrue(note, view);

function buttonsFor(kind: NoteKind, { id, game }: TableView, words: Words): Button[] {
  const { bot } = words;
  const more = lastingButton('more', id, bot.panel.more);
  const recap = lastingButton('recap', id, bot.panel.recap);
  switch (kind) {
    case 'newcomer':
      return [lastingButton('play', id, bot.panel.play, 'primary'), ...handButton({ id, game }, words), recap, more];
    case 'reminder':
    case 'followed':
      return [lastingButton('play', id, bot.panel.play, 'primary'), more];
    case 'stoodIn':
      return [{ id: customId('more-back', { table: id }), label: bot.more.takeBack, style: 'success' }, more];
    case 'next':
      return [...handButton({ id, game }, words), recap, more];
    case 'seatGiven':
      return [recap];
  }
}

/** The note, and in a reminder the deadline. */
function lines(said: string, { kind, person }: Note, view: TableView, words: Words): string {
  const seat = seatOf(view, person);
  const time = kind === 'reminder' && seat !== null ? reminderLine(view, seat, words) : null;
  return time === null ? said : `${said}\n${time}`;
}

export function noteMessage(note: Note, view: TableView, reader: Reader): PlainMessage {
  const { words } = reader;
  const said = words.bot.direct[note.kind]({ table: escapedTableName(view, reader), channel: view.channel });
  return { plain: lines(said, note, view, words), buttons: buttonsFor(note.kind, view, words), pings: [] };
}

/** Null for a note that would reveal something private. */
export function calledOut(note: Note, view: TableView, words: Words): PlainMessage | null {
  const { kind, person } = note;
  if (kind === 'followed' || kind === 'next') return null;
  const said = words.bot.called[kind]({ who: mention(person), game: gameTitle(view, words) });
  const play = lastingButton('play', view.id, words.bot.panel.play, 'primary');
  return {
    plain: lines(said, note, view, words),
    buttons: kind === 'reminder' ? [play] : [],
    pings: [person],
  };
}
