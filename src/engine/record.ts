/** A whole game as text that people can read and programs can replay: a header, then one entry per line. */

import type { Entry, Game, GameTypes } from './game.ts';
import { type Played, played } from './match.ts';
import { type GameOptions, usualOptions } from './options.ts';
import { err, ok, type Result } from './result.ts';

export interface GameRecord<T extends GameTypes> {
  /** By seat; empty if the record stops before the line of players. */
  readonly colours: readonly string[];
  readonly options: T['options'];
  readonly entries: readonly Entry<T>[];
}

/** The format of one game's lines. The rules, not the format, decide whether an entry is legal. */
export interface RecordFormat<T extends GameTypes> {
  /** The first line. It may say something about the options: see `fixedTitle` for one that does not. */
  formatTitle(options: T['options']): string;
  /** What a first line says about the options; null if it is no first line of this game. */
  parseTitle(line: string): GameOptions | null;
  /** The line of options after the players; null if it is left out. */
  formatOptions(options: T['options']): string | null;
  /** Reads the line of options; null if it is no such line. */
  parseOptions(line: string): GameOptions | null;
  /**
   * Whether a record without the line of options has the default options; if not, such a record ends within its header.
   */
  readonly optionsMayBeLeftOut: boolean;
  formatEntry(entry: Entry<T>, colours: readonly string[]): string;
  /** Null if the line is not in the format. `state`: the state before the entry. */
  parseEntry(line: string, colours: readonly string[], state: T['state']): Entry<T> | null;
  /** The public part of the position, for comparing. */
  formatPosition(state: T['state']): string;
}

/** A first line that is always the same. */
export const fixedTitle = (title: string): Pick<RecordFormat<GameTypes>, 'formatTitle' | 'parseTitle'> => ({
  formatTitle: () => title,
  parseTitle: (line) => (line === title ? {} : null),
});

/** A line that can't be read or is against the rules. */
export interface IllegalLine {
  /** 1-based; skipped lines are counted too. */
  readonly line: number;
  readonly reason: string;
}

/** The id of a record's game: the first word of its first line that is neither empty nor a remark. */
export const gameNamedBy = (lines: Iterable<string | null>): string | null => {
  for (const { words } of countingLines(lines)) return words?.split(' ')[0] ?? null;
  return null;
};

/** Lines end in LF or CRLF; a CR anywhere else is part of its line. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/);

interface Line {
  readonly line: number;
  /** Null if it is not valid text. */
  readonly words: string | null;
}

/** Lines that are neither empty nor remarks, with their numbers. */
function* countingLines(lines: Iterable<string | null>): Generator<Line, void> {
  let line = 0;
  for (const words of lines) {
    line += 1;
    if (words !== '' && !words?.startsWith('#')) yield { line, words };
  }
}

export interface Recorded<T extends GameTypes> {
  readonly game: Game<T>;
  readonly colours: readonly string[];
  readonly record: RecordFormat<T>;
}

export function formatRecord<T extends GameTypes>(
  { record }: Pick<Recorded<T>, 'record'>,
  { colours, options, entries }: GameRecord<T>,
): string {
  const said = record.formatOptions(options);
  const header = [record.formatTitle(options), `players ${colours.join(' ')}`, ...(said === null ? [] : [said])];
  return `${[...header, ...entries.map((entry) => record.formatEntry(entry, colours))].join('\n')}\n`;
}

interface Header<T extends GameTypes> {
  readonly colours: readonly string[];
  readonly options: T['options'];
  /** The first line after the header. */
  readonly next: Line | null;
}

function parsePlayers<T extends GameTypes>(words: string | null, { game, colours: known }: Recorded<T>) {
  const [first, ...colours] = words?.split(' ') ?? [];
  const isKnown = colours.every((colour) => known.includes(colour)) && new Set(colours).size === colours.length;
  const fits = colours.length >= game.seats.min && colours.length <= game.seats.max;
  return first === 'players' && isKnown && fits ? colours : null;
}

/** No colours if the record stops within its header. */
function readHeader<T extends GameTypes>(
  lines: Generator<Line, void>,
  recorded: Recorded<T>,
): Result<Header<T>, IllegalLine> {
  const { game, record } = recorded;
  const title = lines.next().value;
  const titled = title?.words ? record.parseTitle(title.words) : {};
  if (title && (title.words === null || titled === null)) return err({ line: title.line, reason: 'not-a-record' });
  const usual = game.settleOptions({ ...usualOptions(game.options), ...titled });
  const unfinished = ok({ colours: [], options: usual, next: null });
  const players = lines.next().value;
  if (!players) return unfinished;
  const colours = parsePlayers(players.words, recorded);
  if (colours === null) return err({ line: players.line, reason: 'no-players' });
  const third = lines.next().value;
  if (!third) return record.optionsMayBeLeftOut ? ok({ colours, options: usual, next: null }) : unfinished;
  const options = third.words === null ? null : record.parseOptions(third.words);
  if (options)
    return ok({ colours, options: game.settleOptions({ ...options, ...titled }), next: lines.next().value ?? null });
  if (!record.optionsMayBeLeftOut) return err({ line: third.line, reason: 'no-options' });
  return ok({ colours, options: usual, next: third });
}

export interface Recording<T extends GameTypes> {
  readonly line: number;
  readonly colours: readonly string[];
  readonly options: T['options'];
}

/**
 * Plays a record line by line; a record may stop anywhere. `onPlayed` gets every legal entry, in order. Returns the
 * record with its last state, or the first line that is illegal or unreadable.
 */
export function playRecord<T extends GameTypes>(
  recorded: Recorded<T>,
  lines: Iterable<string | null>,
  onPlayed: (played: Played<T>, of: Recording<T>) => void = () => undefined,
): Result<GameRecord<T> & { readonly end: T['state'] | null }, IllegalLine> {
  const counting = countingLines(lines);
  const header = readHeader(counting, recorded);
  if (!header.ok) return header;
  const { colours, options, next } = header.value;
  const entries: Entry<T>[] = [];
  if (colours.length === 0) return ok({ colours, options, entries, end: null });
  const { game, record } = recorded;
  const state = game.setUp(colours.length, options);
  let at = 0;
  function* parsedLines(): Generator<Entry<T> | null> {
    for (let line: Line | null = next; line; line = counting.next().value ?? null) {
      at = line.line;
      yield line.words === null ? null : record.parseEntry(line.words, colours, state);
    }
  }
  for (const step of played(game, state, parsedLines())) {
    if (!step.ok) return err({ line: at, reason: step.error.refusal.code });
    entries.push(step.value.entry);
    onPlayed(step.value, { line: at, colours, options });
  }
  return ok({ colours, options, entries, end: state });
}
