/** The log of a table as a developer reads it: every row in the notation of records and in words, secrets and all. */
import { type Told, tellInto } from '#engine/event.ts';
import type { Event as UrlandEvent } from '#games/urland/events.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import { wordsIn } from '#i18n/words.ts';
import type { LogBody, LogRow } from '#tables/log.ts';
import {
  type AnyEntry,
  type AnyEvent,
  type AnyGame,
  companionOf,
  type GameId,
  gameOf,
  isCurrent,
} from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import type { TableLine } from './playground/protocol.ts';

const words = wordsIn('en');

interface Story {
  readonly title: string;
  readonly say: (event: AnyEvent, names: readonly string[]) => string;
}

/** Events of a table that plays a game are that game's. */
const STORIES: Readonly<Record<GameId, Story>> = {
  urland: {
    title: words.bot.urland.title,
    say: (event, names) => sayEvent(event as UrlandEvent, names, words.urland),
  },
};

export const titleOf = (game: GameId): string => STORIES[game].title;

/** Where the reading stands. */
interface Telling {
  /** Null where the rules of today can't tell what happened: only the rows themselves are shown. */
  state: object | null;
  /** Where undoing leads back to. */
  base: object;
  /** Entries since then that still count, with the places of their lines. */
  live: { readonly entry: AnyEntry; readonly line: number }[];
  version: number;
  readonly lines: TableLine[];
}

type Words = Pick<TableLine, 'who' | 'notation' | 'told'>;

/** `names` are by seat. */
export function linesOf(table: Table, rows: readonly LogRow[], names: readonly string[]): TableLine[] {
  const game = gameOf(table.game);
  const telling: Telling = { state: null, base: game.setUp(table.places.length), live: [], version: 0, lines: [] };
  // What stands before it was played by other rules.
  const ruled = rows.findLastIndex(({ body }) => body.kind === 'rules');
  for (const [index, { seq, at, body }] of rows.entries()) {
    const isTold = index === Math.max(ruled, 0) && isCurrent(table.game, table.rulesVersion);
    if (isTold) telling.state = game.copy(telling.base);
    const told = wordsOf(table, telling, body, names);
    telling.lines.push({ seq, at, version: telling.version, undone: false, ...told });
  }
  return telling.lines;
}

function wordsOf(table: Table, telling: Telling, body: LogBody, names: readonly string[]): Words {
  const who = 'seat' in body ? (names[body.seat] ?? '') : '';
  switch (body.kind) {
    case 'entry':
      return entryWords(table, telling, body.entry, names);
    case 'sealed':
      return { who, notation: `sealed: ${notationOf(table, telling, { by: body.seat, move: body.move })}`, told: [] };
    case 'undo':
      undo(gameOf(table.game), telling, body.count);
      return { who, notation: `undo ${body.count}`, told: [] };
    case 'seat':
      return { who, notation: `seat: ${body.now}`, told: [] };
    case 'rules':
      telling.base = body.state;
      telling.live = [];
      telling.state = telling.state && gameOf(table.game).copy(body.state);
      return { who, notation: `rules ${body.version}`, told: [] };
  }
}

function entryWords(table: Table, telling: Telling, entry: AnyEntry, names: readonly string[]): Words {
  const events = enact(gameOf(table.game), telling, entry);
  telling.version += 1;
  telling.live.push({ entry, line: telling.lines.length });
  return {
    who: entry.by === 'chance' ? 'chance' : (names[entry.by] ?? ''),
    notation: notationOf(table, telling, entry),
    told: events.map(({ to, event }) => ({
      to: to === 'everybody' ? null : (names[to] ?? ''),
      text: STORIES[table.game].say(event, names),
    })),
  };
}

/** What happened by it. From an entry that does not apply on, nothing can be told any more. */
function enact(game: AnyGame, telling: Telling, entry: AnyEntry): Told<AnyEvent>[] {
  if (telling.state === null) return [];
  const parsed = game.parseEntry(entry);
  if (!parsed.ok || game.refuse(telling.state, parsed.value) !== null) {
    telling.state = null;
    return [];
  }
  const events: Told<AnyEvent>[] = [];
  game.enact(telling.state, parsed.value, tellInto(events));
  return events;
}

function undo(game: AnyGame, telling: Telling, count: number): void {
  telling.version += 1;
  for (const { line } of telling.live.splice(-count)) {
    const undone = telling.lines[line];
    if (undone) telling.lines[line] = { ...undone, undone: true };
  }
  if (telling.state === null) return;
  telling.state = game.copy(telling.base);
  for (const { entry } of telling.live) game.enact(telling.state, entry, null);
}

/** A record ends with its entries, a line each. */
function notationOf({ game, places }: Table, { state }: Telling, entry: AnyEntry): string {
  if (state === null) return JSON.stringify(entry);
  const colours = places.map(({ colour }) => colour);
  return (
    companionOf(game)
      .formatRecord({ colours, entries: [entry] })
      .trimEnd()
      .split('\n')
      .at(-1) ?? ''
  );
}
