/** Golden games: whole records, each with what it proves in its head. */
import { readdirSync, readFileSync } from 'node:fs';
import { COLOURS } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import { URLAND } from '#games/urland/game.ts';
import { formatPosition } from '#games/urland/record/position.ts';
import type { Entry } from '#games/urland/types.ts';
import { withClaims } from './golden.ts';
import { formatRecord, playRecord } from './urland-record.ts';

export const GOLDEN_FOLDER = 'test/games/urland/golden';
export const ENDINGS = ['finish-in-a-turn', 'finish-at-an-epochs-end', 'out-of-chips'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface GoldenGame {
  readonly name: string;
  readonly text: string;
}

export const goldenGames = (): GoldenGame[] =>
  readdirSync(GOLDEN_FOLDER)
    .filter((file) => file.endsWith('.urland'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${GOLDEN_FOLDER}/${name}`, 'utf8') }));

export const goldenName = (seats: number, ending: Ending): string => `${seats}-players-${ending}.urland`;

/** Every position of a record, in order. */
export function positionsOf(text: string): string[] {
  const positions: string[] = [];
  playRecord(text, ({ state }) => positions.push(formatPosition(state)));
  return positions;
}

export function goldenText(entries: readonly Entry[], seats: number): string {
  const record = formatRecord({ colours: COLOURS.slice(0, seats), entries });
  return withClaims(record, positionsOf(record));
}

export function eventsIn(seats: number, entries: readonly Entry[]): Event[] {
  const state = URLAND.setUp(seats, {});
  const events: Event[] = [];
  for (const entry of entries) URLAND.enact(state, entry, (event) => events.push(event));
  return events;
}

/** How a finished game ended. */
export function endingOf(seats: number, entries: readonly Entry[]): Ending {
  const events = eventsIn(seats, entries);
  const final = events.findIndex(({ kind }) => kind === 'final-total');
  const isFinish = events.slice(0, final).some((event) => event.kind === 'marker-moved' && event.to >= 30);
  if (!isFinish) return 'out-of-chips';
  const lastEpoch = events.findLastIndex(({ kind }) => kind === 'epoch-ended');
  const lastTurn = events.findLastIndex(({ kind }) => kind === 'chose');
  return lastEpoch > lastTurn ? 'finish-at-an-epochs-end' : 'finish-in-a-turn';
}
