/** Golden games of Sticks: whole records, each with what it proves in its name and its head. */
import { readFileSync } from 'node:fs';
import { formatRecord, linesOf, playRecord } from '#engine/record.ts';
import { STICKS_FOR } from '#games/sticks/box.ts';
import type { Event } from '#games/sticks/events.ts';
import { MODULE } from '#games/sticks/index.ts';
import { countOf, type State } from '#games/sticks/state.ts';
import type { Entry, Sticks } from '#games/sticks/types.ts';
import { withClaims } from './golden.ts';
import { seatOf } from './sticks.ts';

export const GOLDEN_FOLDER = 'test/games/sticks/golden';

/** One for each goal; between them they end in the rarer ways. */
export const GOLDEN_NAMES = ['twenty-won-by-pebbles', 'ten-shared'] as const;
export type GoldenName = (typeof GOLDEN_NAMES)[number];

export const goldenFile = (name: GoldenName): string => `${GOLDEN_FOLDER}/${name}.sticks`;
export const goldenRecord = (name: GoldenName): string => readFileSync(goldenFile(name), 'utf8');

export interface Told {
  readonly options: Sticks['options'];
  readonly entries: readonly Entry[];
  readonly positions: readonly string[];
  readonly events: readonly Event[];
  readonly end: State;
}

/** A record that is legal to its end. */
export function told(text: string): Told {
  const positions: string[] = [];
  const heard: Event[] = [];
  const played = playRecord(MODULE, linesOf(text), ({ state, events }) => {
    positions.push(MODULE.record.formatPosition(state));
    heard.push(...events.map(({ event }) => event));
  });
  if (!played.ok || played.value.end === null) throw new Error(`not a whole record: ${JSON.stringify(played)}`);
  const { options, entries, end } = played.value;
  return { options, entries, positions, events: heard, end };
}

/** What a game that is over can be a golden game for. */
export function nameFor({ end, events }: Pick<Told, 'end' | 'events'>): GoldenName | null {
  const counts = [countOf(end, seatOf('red')), countOf(end, seatOf('blue'))];
  if (counts.some((count) => count < STICKS_FOR[end.goal] || count !== counts[0])) return null;
  const isShared = events.some((event) => event.kind === 'won' && event.seats.length === 2);
  if (end.goal === 'twenty') return isShared ? null : 'twenty-won-by-pebbles';
  return isShared ? 'ten-shared' : null;
}

export function goldenText(options: Sticks['options'], entries: readonly Entry[]): string {
  const record = formatRecord(MODULE, { colours: MODULE.colours, options, entries });
  return withClaims(record, told(record).positions);
}
