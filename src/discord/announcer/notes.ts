/** What one person is told himself: directly, and where he can't be reached that way, in the channel. */
import type { Words } from '#i18n/words.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { customId } from '../custom-id.ts';
import { entranceButton } from '../entrances.ts';
import { type Button, buttons, type Message, mention, message, text } from '../message.ts';

/** `followed`: an order of his was, and now he is to decide himself. `newcomer`: somebody gave him a seat. */
export type NoteKind = 'reminder' | 'followed' | 'stoodIn' | 'seatGiven' | 'newcomer';

export interface Note {
  readonly kind: NoteKind;
  readonly person: PersonId;
}

type Replaced = Extract<Fact, { kind: 'replaced' }>;

const lost = ({ former }: Replaced): Note[] => (former === null ? [] : [{ kind: 'seatGiven', person: former }]);
const found = ({ by, person }: Replaced): Note[] => (by === person ? [] : [{ kind: 'newcomer', person }]);

/** What has been undone meanwhile is not told. */
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

/** A newcomer is shown his hand, with the buttons that belong to it. */
type Plain = Exclude<NoteKind, 'newcomer'>;

function buttonsFor(kind: Plain, { id }: TableView, { bot }: Words): Button[] {
  const more = entranceButton('more', id, bot.panel.more);
  switch (kind) {
    case 'reminder':
    case 'followed':
      return [entranceButton('play', id, bot.panel.play, 'primary'), more];
    case 'stoodIn':
      return [{ id: customId('more-back', { table: id }), label: bot.more.takeBack, style: 'success' }, more];
    case 'seatGiven':
      return [entranceButton('recap', id, bot.panel.recap)];
  }
}

export const noteMessage = (kind: Plain, view: TableView, words: Words): Message =>
  message([text(words.bot.direct[kind]({ channel: view.channel })), buttons(...buttonsFor(kind, view, words))]);

/** Null for what would tell the others something that is his alone. */
export function calledOut({ kind, person }: Note, { bot }: Words): Message | null {
  if (kind === 'followed') return null;
  return message([text(bot.called[kind]({ who: mention(person) }))], { pings: [person] });
}
