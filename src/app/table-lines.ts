/** The log of a table for a developer: every row in the notation of records and in words, with all secrets. */

import type { Told } from '#engine/event.ts';
import { played } from '#engine/match.ts';
import { storyOf } from '#i18n/stories.ts';
import type { TableLine } from '#playground/behind.ts';
import { readSoundPart } from '#tables/log/ledger.ts';
import type { LogRow } from '#tables/log/log.ts';
import { setUpAt } from '#tables/log/replay.ts';
import { type AnyEntry, type AnyEvent, type GameId, gameOf, isCurrent, moduleOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';

const LANGUAGE = 'en';

export const titleOf = (game: GameId): string => storyOf(game).title(LANGUAGE);

/** The progress through the log. */
interface Replay {
  readonly table: Table;
  /** By seat. */
  readonly names: readonly string[];
  /** The first row that today's rules can replay; null if there is none. */
  readonly from: number | null;
  /** The states so far, which undo goes back through, the present one last. Empty if the rows can't be replayed. */
  states: object[];
}

type Words = Pick<TableLine, 'who' | 'notation' | 'told'>;

/** `names`: by seat. */
export function linesOf(table: Table, rows: readonly LogRow[], names: readonly string[]): TableLine[] {
  const { versions, version, undone } = readSoundPart(rows);
  const replay = startReplay(table, rows, names);
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    version: versions[row.seq] ?? version,
    undone: undone.has(row.seq),
    ...wordsOf(replay, row),
  }));
}

function startReplay(table: Table, rows: readonly LogRow[], names: readonly string[]): Replay {
  const from = replayableFrom(table, rows);
  return { table, names, from, states: from === 0 ? [setUpAt(table)] : [] };
}

/** The rows before the last change of rules were played by older rules. */
function replayableFrom({ game, rulesVersion }: Table, rows: readonly LogRow[]): number | null {
  if (!isCurrent(game, rulesVersion)) return null;
  return rows.findLast(({ body }) => body.kind === 'rules')?.seq ?? 0;
}

function wordsOf(replay: Replay, { seq, body }: LogRow): Words {
  const who = 'seat' in body ? (replay.names[body.seat] ?? '') : '';
  switch (body.kind) {
    case 'entry':
      return entryWords(replay, body.entry);
    case 'sealed':
      return { who, notation: `sealed: ${notationOf(replay, { by: body.seat, move: body.move })}`, told: [] };
    case 'undo':
      replay.states.splice(-body.count);
      return { who, notation: `undo ${body.count}`, told: [] };
    case 'seat':
      return { who, notation: `seat: ${body.now}`, told: [] };
    case 'rules':
      replay.states = seq === replay.from ? [body.state] : [];
      return { who, notation: `rules ${body.version}`, told: [] };
  }
}

function entryWords(replay: Replay, entry: AnyEntry): Words {
  const { table, names } = replay;
  const events = enact(replay, entry);
  return {
    who: entry.by === 'chance' ? 'chance' : (names[entry.by] ?? ''),
    notation: notationOf(replay, entry),
    told: events.map(({ to, event }) => ({
      to: to === 'everybody' ? null : (names[to] ?? ''),
      text: storyOf(table.game).say(event, names, coloursOf(table), LANGUAGE),
    })),
  };
}

/** The entry's events. After an entry that does not apply, nothing more can be replayed. */
function enact({ table, states }: Replay, entry: AnyEntry): readonly Told<AnyEvent>[] {
  const state = states.at(-1);
  if (state === undefined) return [];
  const game = gameOf(table.game);
  const next = game.copy(state);
  const [step] = played(game, next, [entry]);
  if (!step?.ok) {
    states.length = 0;
    return [];
  }
  states.push(next);
  return step.value.events;
}

function notationOf({ table, states }: Replay, entry: AnyEntry): string {
  if (states.length === 0) return JSON.stringify(entry);
  return moduleOf(table.game).record.formatEntry(entry, coloursOf(table));
}

const coloursOf = ({ places }: Table): string[] => places.map(({ colour }) => colour);
