/** Direct messages to people who asked for them: their hand, and notes. Nobody gets one while they press buttons. */
import { seat as seatAt } from '#engine/seat.ts';
import type { Scene } from '#render/scene.ts';
import { recent } from '#shared/recent.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { HOUR } from '#tables/time/allowance.ts';
import { presentationOf } from '../games/index.ts';
import type { Readers } from '../readers/readers.ts';
import type { Attendance } from '../wire/attendance.ts';
import { buttons, type Message, message, type PlainMessage, text } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import type { Errand } from './errands.ts';
import { createHands, type HandStore } from './hands.ts';
import { eventsFor } from './lines.ts';
import { type Note, noteMessage } from './notes.ts';
import { recipientsOf } from './recipients.ts';

export interface DirectParts {
  readonly poster: Poster;
  readonly readers: Readers;
  readonly clock: Clock;
  readonly attendance: Attendance;
  readonly hands: HandStore;
  tables(): Tables;
  picture(scene: Scene): Promise<Buffer | null>;
  /** Called for a message that must wait until its person has gone. */
  later(view: TableView, errand: Errand): void;
}

/** `unsent`: they did not ask for it, or can't be reached. */
type Delivery = 'sent' | 'later' | 'unsent';

export interface Direct {
  /** Brings hand messages up to date, and sends their hand to each player who was dealt something or has sat down. */
  sendHands(view: TableView, facts: readonly Fact[]): Promise<void>;
  /** A hand that has waited. */
  sendHand(view: TableView, person: PersonId): Promise<void>;
  /** `key`: of two with the same key, Discord takes one. */
  note(view: TableView, note: Note, key: string): Promise<Delivery>;
}

/** A person who does not accept messages from the bot is not tried again for this long, in milliseconds. */
const CLOSED_FOR = HOUR;
/** The number of such people remembered. */
const MOST_CLOSED = 1_000;

/** The person took the seat themselves: a person who was given a seat gets a note instead. */
const hasSatDown = (fact: Fact, person: PersonId): boolean =>
  (fact.kind === 'took-back' || (fact.kind === 'replaced' && fact.by === person)) && fact.person === person;

const isNewcomer = (facts: readonly Fact[], person: PersonId): boolean =>
  facts.some((fact) => fact.kind === 'replaced' && fact.person === person && fact.by !== person);

function dealtTo(view: TableView, facts: readonly Fact[]): PersonId[] {
  const { news } = presentationOf(view.game);
  return view.places.flatMap(({ occupant }, seat) => {
    if (occupant.kind !== 'person' || isNewcomer(facts, occupant.person)) return [];
    const isNews = eventsFor(facts, seatAt(seat)).some((event) => news.isDealt?.(event));
    return isNews || facts.some((fact) => hasSatDown(fact, occupant.person)) ? [occupant.person] : [];
  });
}

/** What is made of blocks does not ring. */
const quietly = ({ plain, buttons: below }: PlainMessage): Message => message([text(plain), buttons(...below)]);

export function createDirect(parts: DirectParts): Direct {
  const { poster, readers, clock, attendance, tables, later, picture, hands: store } = parts;
  const recipients = recipientsOf(tables, readers);
  const hands = createHands({ poster, store, recipients, picture });
  const closedUntil = recent<PersonId, number>(MOST_CLOSED);

  async function send(person: PersonId, work: () => Promise<Trouble | null>): Promise<Delivery> {
    if (closedUntil.get(person, () => 0) > clock.now()) return 'unsent';
    const trouble = await work();
    if (trouble === null) closedUntil.drop(person);
    else if (trouble === 'forbidden') closedUntil.set(person, clock.now() + CLOSED_FOR);
    return trouble === null ? 'sent' : 'unsent';
  }

  async function sendHand(view: TableView, person: PersonId): Promise<void> {
    if (!(await recipients.wants(person, 'hand')) || !(await hands.isDue(view, person))) return;
    if (attendance.isHere(person)) later(view, { kind: 'hand', person });
    else await send(person, () => hands.send(view, person, 'hand'));
  }

  /** A newcomer's note is their hand, if they want to have it. */
  async function sendNote(view: TableView, note: Note, key: string): Promise<Trouble | null> {
    const { kind, person } = note;
    const isHand = kind === 'newcomer' && presentationOf(view.game).pictures.hand !== undefined;
    if (isHand && (await recipients.wants(person, 'hand'))) return hands.send(view, person, kind);
    const { reader } = await recipients.at(view, person);
    const said = noteMessage(note, view, reader);
    const sent = await poster.direct(person, kind === 'next' ? quietly(said) : said, key);
    return sent.ok ? null : sent.error;
  }

  return {
    async sendHands(view, facts) {
      const lacking = new Set([...(await hands.refresh(view)), ...dealtTo(view, facts)]);
      await Promise.all([...lacking].map((person) => sendHand(view, person)));
    },
    sendHand,
    async note(view, note, key) {
      if (!(await recipients.wants(note.person, 'notes'))) return 'unsent';
      if (!attendance.isHere(note.person)) return send(note.person, () => sendNote(view, note, key));
      later(view, note);
      return 'later';
    },
  };
}
