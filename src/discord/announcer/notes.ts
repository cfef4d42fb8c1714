/** Notes to single people: sent directly, or posted in the channel if the person can't be reached. */
import type { Words } from '#i18n/words.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { reminderLine } from '../table/allowed-time.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import { customId } from '../wire/custom-id.ts';
import { type Button, mention, type PlainMessage } from '../wire/message.ts';
import { gameTitle } from './call-message.ts';

/**
 * `followed`: an order of theirs was followed, and now they must decide themselves. `newcomer`: somebody gave them a
 * seat.
 */
type NoteKind = 'reminder' | 'followed' | 'stoodIn' | 'seatGiven' | 'newcomer';

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

/** A newcomer gets their hand instead, with its buttons. */
type Plain = Exclude<NoteKind, 'newcomer'>;

function buttonsFor(kind: Plain, { id }: TableView, { bot }: Words): Button[] {
  const more = lastingButton('more', id, bot.panel.more);
  switch (kind) {
    case 'reminder':
    case 'followed':
      return [lastingButton('play', id, bot.panel.play, 'primary'), more];
    case 'stoodIn':
      return [{ id: customId('more-back', { table: id }), label: bot.more.takeBack, style: 'success' }, more];
    case 'seatGiven':
      return [lastingButton('recap', id, bot.panel.recap)];
  }
}

/** The note, and in a reminder the deadline. */
function lines(said: string, { kind, person }: Note, view: TableView, words: Words): string {
  const seat = seatOf(view, person);
  const time = kind === 'reminder' && seat !== null ? reminderLine(view, seat, words) : null;
  return time === null ? said : `${said}\n${time}`;
}

export function noteMessage(note: Note & { readonly kind: Plain }, view: TableView, words: Words): PlainMessage {
  const said = words.bot.direct[note.kind]({ channel: view.channel, game: gameTitle(view, words) });
  return { plain: lines(said, note, view, words), buttons: buttonsFor(note.kind, view, words), pings: [] };
}

/** Null for a note that would reveal something private. */
export function calledOut(note: Note, view: TableView, words: Words): PlainMessage | null {
  const { kind, person } = note;
  if (kind === 'followed') return null;
  const said = words.bot.called[kind]({ who: mention(person), game: gameTitle(view, words) });
  const play = lastingButton('play', view.id, words.bot.panel.play, 'primary');
  return {
    plain: lines(said, note, view, words),
    buttons: kind === 'reminder' ? [play] : [],
    pings: [person],
  };
}
