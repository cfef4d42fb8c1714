/** Holds what people see against the truth in the store: nobody is ever told a chip, a card or a bid that is not theirs to know. */
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { State } from '#games/urland/state.ts';
import { urlandIn } from '#i18n/urland/words.ts';
import type { Table } from '#tables/table.ts';

/** All the ways in which a message can name a chip that somebody holds. */
const CHIP_PHRASES: readonly RegExp[] = [
  /You drew chip (\d+)/g,
  /You picked (?:land )?(\d+)/g,
  /You hold the chips? ([\d, and]+)/g,
  /handed the chips? ([\d, and]+)/g,
  /You have seen ([\d, and]+)/g,
  /Score land (\d+)/g,
  /^\*\*Land (\d+)\*\*:/gm,
];
const BID_PHRASES: readonly RegExp[] = [/Your bid: (\d+)/g];

const { genes } = urlandIn('en');

/** Text, buttons, alt texts and file names alike. */
const wordsOf = ({ text, pressable, disabled, files }: VisibleMessage): string =>
  [
    text,
    ...[...pressable, ...disabled].flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)]),
    ...files.flatMap(({ name, description }) => [name, description]),
  ].join('\n');

const numbersIn = (words: string, phrases: readonly RegExp[]): number[] =>
  phrases.flatMap((phrase) =>
    [...words.matchAll(phrase)].flatMap(([, numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number)),
  );

export interface SecretWatch {
  /** How many messages were held against the truth. */
  readonly watched: number;
  /** What somebody was told since the last look that they may not know. */
  look(table: Table): string[];
}

export function watchSecrets(people: readonly Person[]): SecretWatch {
  const known = new Map<Person, ReadonlySet<number>>();
  const read = new Map<Person, Map<string, string>>();
  let watched = 0;

  /** Each message once, and once more whenever it has changed. */
  function news(person: Person): VisibleMessage[] {
    const before = read.get(person) ?? new Map<string, string>();
    read.set(person, before);
    return person.visible().filter((message) => {
      const isNew = before.get(message.id) !== wordsOf(message);
      before.set(message.id, wordsOf(message));
      return isNew;
    });
  }

  function leaks(person: Person, message: VisibleMessage, table: Table, chips: ReadonlySet<number>): string[] {
    const words = wordsOf(message);
    const state = table.play?.state as State;
    const seat = seatOf(table, person);
    const sealed = table.play?.sealed.find((each) => each.seat === seat)?.move as { amount?: number } | undefined;
    const told = numbersIn(words, CHIP_PHRASES).filter((chip) => !chips.has(chip));
    const bids =
      state.phase.kind === 'bid' ? numbersIn(words, BID_PHRASES).filter((bid) => bid !== sealed?.amount) : [];
    const cards = message.ephemeral ? [] : state.deck.filter((gene) => words.includes(genes[gene].name));
    return [...told.map((chip) => `chip ${chip}`), ...bids.map((bid) => `a bid of ${bid}`), ...cards].map(
      (secret) => `${person.name} was told of ${secret}: ${words}`,
    );
  }

  return {
    get watched() {
      return watched;
    },
    look(table) {
      const state = table.play?.state as State;
      return people.flatMap((person) => {
        const open = [...state.scored, ...state.erupted];
        const now = new Set<number>([...(state.seen[seatOf(table, person)] ?? []), ...open]);
        const chips = new Set([...now, ...(known.get(person) ?? [])]);
        known.set(person, now);
        const messages = news(person);
        watched += messages.length;
        return messages.flatMap((message) => leaks(person, message, table, chips));
      });
    },
  };
}

const seatOf = ({ places }: Table, { id }: Person): number =>
  places.findIndex(({ occupant }) => occupant.kind === 'person' && occupant.person === id);
