import { describe, expect, it } from 'vitest';
import { recapLines } from '#discord/table/recap-lines.ts';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Happening, HeardEvent, SeatChange } from '#tables/log/recap.ts';
import type { TableView } from '#tables/table-view.ts';

const RED = seat(0);
const BLUE = seat(1);

const castWith = (names: readonly string[]) =>
  ({
    names,
    absent: [null, null],
    colours: ['red', 'blue'],
    palette: 'standard',
    language: 'en',
    words: wordsIn('en'),
  }) as const;

const PERSON = { kind: 'person', person: 'ann' };
const COMPUTER = { kind: 'computer', character: 'lingula', for: 'ann' };

interface Sitting {
  readonly at?: typeof RED | null;
  readonly red?: object;
  readonly sameAsBefore?: boolean;
}

/** Of a table where Ann sits at Red and Bob at Blue. */
function viewOf({ at = RED, red = PERSON, sameAsBefore = true }: Sitting): TableView {
  const mine = at === null ? null : { seat: at, hasStandIn: at === RED && red === COMPUTER };
  const places = [red, PERSON].map((occupant, index) => ({ colour: ['red', 'blue'][index], occupant }));
  return { game: 'urland', places, mine, formerSeat: sameAsBefore ? at : null } as unknown as TableView;
}

const told = (by: HeardEvent['by'], ...events: Event[]): HeardEvent[] =>
  events.map((event) => ({ kind: 'event', event, by }));
const sits = (now: SeatChange['now'], isStill: boolean): SeatChange => ({ kind: 'seat', seat: RED, now, isStill });
const picked: readonly Event[] = [
  { kind: 'chose', seat: RED },
  { kind: 'chose-chip', chip: 8 },
];

const ABSENCE: readonly Happening[] = [sits('computer', false), ...told('stand-in', ...picked), sits('person', true)];

const linesFor = (happened: readonly Happening[], sitting: Sitting = {}, names = ['Ann', 'Bob']) =>
  recapLines({ since: 1, happened }, viewOf(sitting), castWith(names));

describe('a recap in words', () => {
  it('tells the effects of the reader’s own move, not the move', () => {
    const scored: Event = { kind: 'scored', chip: 8, scoring: 'monopoly', points: [3, 0], left: [0, 0] };
    const acted: Event = { kind: 'acted', seat: RED, action: { kind: 'breed', ocean: 'A' } };
    expect(linesFor(told('viewer', acted, { kind: 'turn-ended', seat: RED }, scored))).toEqual([
      'Land 8 is scored. Monopoly: Ann 3 points.',
    ]);
  });

  it('tells a player who was away what a computer did for them in the meantime', () => {
    expect(linesFor(ABSENCE)).toEqual([
      'A computer plays on for you.',
      'The computer has picked the land to be scored.',
      'The computer picked land 8 for your seat.',
      'You are back.',
    ]);
  });

  it('names the computer that still sits there', () => {
    const still = [sits('computer', true), ...told('stand-in', ...picked)];
    expect(linesFor(still, { red: COMPUTER }, ['🤖 Lingula', 'Bob'])).toEqual([
      '🤖 Lingula plays on for you.',
      '🤖 Lingula has picked the land to be scored.',
      '🤖 Lingula picked land 8 for your seat.',
    ]);
  });

  it('does not say that a newcomer is back', () => {
    const lines = linesFor(ABSENCE, { sameAsBefore: false });
    expect([lines.at(0), lines.at(-1)]).toEqual(['A computer takes over Red.', 'You take over Red.']);
  });

  it('keeps a scored player’s name even where a computer’s move brought it about', () => {
    const scored: Event = { kind: 'scored', chip: 8, scoring: 'monopoly', points: [3, 0], left: [0, 0] };
    expect(linesFor(told('stand-in', scored))).toEqual(['Land 8 is scored. Monopoly: Ann 3 points.']);
  });

  it.each([BLUE, null])('names the present player to the others, and no earlier one', (at) => {
    const happened = [sits('computer', false), ...told('others', { kind: 'chose', seat: RED }), sits('person', true)];
    expect(linesFor(happened, { at })).toEqual([
      'A computer takes over Red.',
      'Ann has picked the land to be scored.',
      'Ann takes over Red.',
    ]);
  });

  it('names no forgotten person', () => {
    expect(linesFor([sits('person', true)], { at: BLUE, red: { kind: 'nobody' } }, ['Red', 'Bob'])).toEqual([
      'A player takes over Red.',
    ]);
  });
});
