/** Golden games of Ursuppe: whole records, each with what it proves in its head. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Finish } from '#games/ursuppe/box.ts';
import { COLOURS } from '#games/ursuppe/colours.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { formatPosition } from '#games/ursuppe/record/position.ts';
import { isFinished } from '#games/ursuppe/scoring.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { Entry } from '#games/ursuppe/types.ts';
import { withClaims } from './golden.ts';
import { formatRecord, playRecord } from './ursuppe-record.ts';

export const GOLDEN_FOLDER = 'test/games/ursuppe/golden';

/** A marker in the finish, or the last round. */
const ENDINGS = ['in-the-finish', 'after-round-10'] as const;
export type Ending = (typeof ENDINGS)[number];

export const endingOf = (end: State): Ending => (isFinished({ ...end, round: 0 }) ? 'in-the-finish' : 'after-round-10');

export const goldenName = (seats: number, finish: Finish, ending: Ending): string =>
  `${seats}-players-${finish}-${ending}.ursuppe`;

export const GOLDEN_NAMES = [3, 4].flatMap((seats) =>
  (['long', 'short'] as const).flatMap((finish) => ENDINGS.map((ending) => goldenName(seats, finish, ending))),
);

export const goldenGames = (): { name: string; text: string }[] =>
  readdirSync(GOLDEN_FOLDER)
    .filter((file) => file.endsWith('.ursuppe'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${GOLDEN_FOLDER}/${name}`, 'utf8') }));

/** Every position of a record, in order. */
export function positionsOf(text: string): string[] {
  const positions: string[] = [];
  playRecord(text, ({ state }) => positions.push(formatPosition(state)));
  return positions;
}

export function goldenText(entries: readonly Entry[], seats: number, finish: Finish): string {
  const record = formatRecord({ colours: COLOURS.slice(0, seats), options: { finish }, entries });
  return withClaims(record, positionsOf(record));
}

/** What a game shows: kinds of entries and events, genes bought, and the rarer turns of an attack. */
export function shownIn(entries: readonly Entry[], seats: number, finish: Finish): Set<string> {
  const state = URSUPPE.setUp(seats, { finish });
  const shown = new Set<string>();
  for (const entry of entries) {
    shown.add(entry.move.kind);
    if (entry.move.kind === 'buy') shown.add(`buy ${entry.move.gene}`);
    if (entry.move.kind === 'eat' && entry.move.payer !== 'nobody') shown.add('drain');
    if ('take' in entry.move && entry.move.take.length > 0) shown.add(`${entry.move.kind} take`);
    URSUPPE.enact(state, entry, (event) => noteEvent(event, shown));
  }
  return shown;
}

function noteEvent(event: Event, shown: Set<string>): void {
  shown.add(event.kind);
  if (event.kind === 'attacked' && event.attempt === 2) shown.add('second attempt');
  if (event.kind === 'attacked' && event.seat === event.owner) shown.add('own prey');
  if (event.kind === 'went' && event.going === 'flight') shown.add('flight');
  if (event.kind === 'clung') shown.add('clung');
}

export const RARE_TURNS = [
  'drain',
  'drift take',
  'move take',
  'go take',
  'clung',
  'flight',
  'second attempt',
  'own prey',
  'wounded',
  'held-on',
] as const;
