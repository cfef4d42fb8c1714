/** Golden games of ANTS: whole records, each with what it proves in its head. */
import { readdirSync, readFileSync } from 'node:fs';
import { COLOURS } from '#games/ants/colours.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { ContentFile } from '#games/ants/content/content-design.ts';
import type { Event } from '#games/ants/events.ts';
import { ANTS } from '#games/ants/game.ts';
import { MOVE_KINDS } from '#games/ants/rules.ts';
import type { State } from '#games/ants/state.ts';
import type { Ants, Entry } from '#games/ants/types.ts';
import { formatRecord, positionsOf } from './ants-record.ts';
import { withClaims } from './golden.ts';

export const GOLDEN_FOLDER = 'test/games/ants/golden';

export const goldenGames = (): { name: string; text: string }[] =>
  readdirSync(GOLDEN_FOLDER)
    .filter((file) => file.endsWith('.ants'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${GOLDEN_FOLDER}/${name}`, 'utf8') }));

export const goldenName = (seats: number, { rules, length, nests }: Ants['options']): string =>
  `${seats}-players-${rules}-${length}-${nests}`;

export function goldenText(entries: readonly Entry[], seats: number, options: Ants['options']): string {
  const record = formatRecord({ colours: COLOURS.slice(0, seats), options, entries });
  return withClaims(record, positionsOf(record));
}

/** A copy of a base card shows its design. */
const designOf = (card: string): string => card.replace(/^([ARS]\d\d)[ab]$/, '$1');

/** Operations that need no answer show by what they do. */
const OPERATION_OF: Partial<Record<Event['kind'], string>> = {
  gained: 'gain',
  flew: 'flight',
  drew: 'draw',
  'tokens-put': 'token',
  'object-taken': 'object',
  'track-advanced': 'track',
};

function noteEvent(event: Event, shown: Set<string>): void {
  shown.add(`event ${event.kind}`);
  const operation = OPERATION_OF[event.kind];
  if (operation) shown.add(`operation ${operation}`);
  if (event.kind === 'played') shown.add(`card ${designOf(event.card)}`);
  if (event.kind === 'defeated') shown.add(`enemy ${event.enemy}`).add(`ability ${event.space}`);
  if (event.kind === 'object-taken') shown.add(`object ${event.object}`);
  if (event.kind === 'leaf-tile-won') shown.add(`leaf tile ${event.tile}`);
  if (event.kind === 'took-queen') shown.add(`queen ${event.queen}`);
  if (event.kind === 'tile-turned') shown.add(`incubation tile ${event.tile}`);
  if (event.kind === 'star') shown.add(`star ${event.criterion}`);
  if (event.kind === 'swarmed') shown.add(`swarm ${event.area}`);
  if (event.kind === 'used') shown.add(`use ${designOf(event.what)}`);
}

/** What was asked for, and answered with more than a pass. */
function noteAnswer({ agenda, phase }: State, entry: Entry, shown: Set<string>): void {
  shown.add(`move ${entry.move.kind}`).add(`phase ${phase}`);
  const task = agenda.at(-1);
  if (entry.move.kind === 'pass') return;
  if (task?.kind === 'do') shown.add(`operation ${task.op.op}`);
  if (task?.kind === 'dig' && task.isOptional) shown.add('operation dig');
  if (task?.kind === 'one') shown.add('operation drawKeep');
  if (task?.kind === 'effects' && task.of === 'operation') shown.add('operation incubation');
  if (entry.move.kind === 'use' && entry.move.card.startsWith('S13')) shown.add('operation per');
}

export function shownIn(entries: readonly Entry[], seats: number, options: Ants['options']): Set<string> {
  const state = ANTS.setUp(seats, options);
  const shown = new Set<string>();
  for (const entry of entries) {
    noteAnswer(state, entry, shown);
    ANTS.enact(state, entry, (event) => noteEvent(event, shown));
  }
  return shown;
}

const ids = (kind: string, things: readonly { readonly id: string }[]): string[] =>
  things.map(({ id }) => `${kind} ${id}`);

const operationsIn = (file: ContentFile): string[] => [
  ...new Set([...JSON.stringify(file).matchAll(/"op":"(\w+)"/g)].map(([, op]) => `operation ${op}`)),
];

/** What the golden games have to show together. */
export function wanted(): string[] {
  const { file } = contentOf({ content: '1' });
  return [
    ...ids('card', [...file.baseCards, ...file.openings, ...file.queensRooms]),
    ...ids('enemy', file.enemies),
    ...ids('ability', file.abilities),
    ...ids('object', file.objects),
    ...ids('leaf tile', file.leafTiles),
    ...ids('queen', file.queens),
    ...ids('swarm', file.flight.swarms),
    ...ids(
      'incubation tile',
      file.incubationSets.flatMap(({ tiles }) => tiles),
    ),
    ...operationsIn(file),
    ...MOVE_KINDS.map((kind) => `move ${kind}`),
    ...['star rooms', 'star pheromones', 'star achievements', 'phase shuffle', 'phase final'],
  ];
}
