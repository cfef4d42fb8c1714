/** The log of a table as a developer reads it: every row in the notation of records and in words, secrets and all. */

import { apply } from '#engine/apply.ts';
import type { Told } from '#engine/event.ts';
import { storyOf } from '#i18n/stories.ts';
import type { TableLine } from '#playground/behind.ts';
import { readSoundPart } from '#tables/log/ledger.ts';
import type { LogRow } from '#tables/log/log.ts';
import { setUpAt } from '#tables/log/replay.ts';
import { type AnyEntry, type AnyEvent, type GameId, gameOf, isCurrent, moduleOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';

const LANGUAGE = 'en';

export const titleOf = (game: GameId): string => storyOf(game).title(LANGUAGE);

/** Where the telling stands. */
interface Telling {
  readonly table: Table;
  /** By seat. */
  readonly names: readonly string[];
  /** The row from which on it is told; null where the rules of today can't tell any of it. */
  readonly from: number | null;
  /** How it stands last, before that what undoing leads back to; none where only the rows themselves can be shown. */
  states: object[];
}

type Words = Pick<TableLine, 'who' | 'notation' | 'told'>;

/** `names` are by seat. */
export function linesOf(table: Table, rows: readonly LogRow[], names: readonly string[]): TableLine[] {
  const { versions, version, undone } = readSoundPart(rows);
  const telling = startTelling(table, rows, names);
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    version: versions[row.seq] ?? version,
    undone: undone.has(row.seq),
    ...wordsOf(telling, row),
  }));
}

function startTelling(table: Table, rows: readonly LogRow[], names: readonly string[]): Telling {
  const from = toldFrom(table, rows);
  return { table, names, from, states: from === 0 ? [setUpAt(table)] : [] };
}

/** What stands before the last change of the rules was played by others than those of today. */
function toldFrom({ game, rulesVersion }: Table, rows: readonly LogRow[]): number | null {
  if (!isCurrent(game, rulesVersion)) return null;
  return rows.findLast(({ body }) => body.kind === 'rules')?.seq ?? 0;
}

function wordsOf(telling: Telling, { seq, body }: LogRow): Words {
  const who = 'seat' in body ? (telling.names[body.seat] ?? '') : '';
  switch (body.kind) {
    case 'entry':
      return entryWords(telling, body.entry);
    case 'sealed':
      return { who, notation: `sealed: ${notationOf(telling, { by: body.seat, move: body.move })}`, told: [] };
    case 'undo':
      telling.states.splice(-body.count);
      return { who, notation: `undo ${body.count}`, told: [] };
    case 'seat':
      return { who, notation: `seat: ${body.now}`, told: [] };
    case 'rules':
      telling.states = seq === telling.from ? [body.state] : [];
      return { who, notation: `rules ${body.version}`, told: [] };
  }
}

function entryWords(telling: Telling, entry: AnyEntry): Words {
  const { table, names } = telling;
  const events = enact(telling, entry);
  return {
    who: entry.by === 'chance' ? 'chance' : (names[entry.by] ?? ''),
    notation: notationOf(telling, entry),
    told: events.map(({ to, event }) => ({
      to: to === 'everybody' ? null : (names[to] ?? ''),
      text: storyOf(table.game).say(event, names, LANGUAGE),
    })),
  };
}

/** What happened by it. From an entry that does not apply on, nothing can be told any more. */
function enact({ table, states }: Telling, entry: AnyEntry): readonly Told<AnyEvent>[] {
  const state = states.at(-1);
  if (state === undefined) return [];
  const game = gameOf(table.game);
  const parsed = game.parseEntry(entry);
  const applied = parsed.ok ? apply(game, state, parsed.value) : parsed;
  if (!applied.ok) {
    states.length = 0;
    return [];
  }
  states.push(applied.value.state);
  return applied.value.events;
}

function notationOf({ table, states }: Telling, entry: AnyEntry): string {
  if (states.length === 0) return JSON.stringify(entry);
  const colours = table.places.map(({ colour }) => colour);
  return moduleOf(table.game).record.formatEntry(entry, colours);
}
