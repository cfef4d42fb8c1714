/** A whole game as text: a header, then one entry a line. */
import type { GameRecord, IllegalLine } from '#engine/companion.ts';
import { type Told, tellInto } from '#engine/event.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { MAX_SEATS, MIN_SEATS } from '../box.ts';
import { COLOURS, type Colour } from '../colours.ts';
import type { Event } from '../events.ts';
import { URLAND } from '../index.ts';
import type { Refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Entry, Urland } from '../types.ts';
import { formatEntry } from './format-entry.ts';
import { parseLine } from './parse-line.ts';

const VERSION_LINE = 'urland 1';

interface UrlandRecord extends GameRecord<Urland> {
  readonly colours: readonly Colour[];
}

export interface Illegal extends IllegalLine {
  readonly reason: Refusal['code'] | 'not-a-record' | 'no-players';
}

/** One entry that was made, and the state it led to. */
export interface Played {
  readonly line: number;
  readonly entry: Entry;
  /** The reader's own copy only until the next entry is played. */
  readonly state: State;
  readonly events: readonly Told<Event>[];
}

export function formatRecord({ colours, entries }: UrlandRecord): string {
  const lines = entries.map((entry) => formatEntry(entry, colours));
  return `${[VERSION_LINE, `players ${colours.join(' ')}`, ...lines].join('\n')}\n`;
}

/** Lines that count, with their numbers. Lines end in LF or CRLF; a CR anywhere else is part of its line. */
function* countingLines(text: string): Generator<{ line: number; words: string }> {
  for (const [index, words] of text.split(/\r?\n/).entries()) {
    if (words !== '' && !words.startsWith('#')) yield { line: index + 1, words };
  }
}

function parsePlayers(words: string): Colour[] | null {
  const [first, ...names] = words.split(' ');
  const colours = names.map((name) => COLOURS.find((colour) => colour === name));
  const isKnown = colours.every((colour) => colour !== undefined);
  const isDistinct = new Set(colours).size === colours.length;
  const fits = colours.length >= MIN_SEATS && colours.length <= MAX_SEATS;
  return first === 'players' && isKnown && isDistinct && fits ? colours : null;
}

/**
 * Plays a record line by line, as far as it goes: a record may stop anywhere. `onPlayed` hears of every legal entry, in
 * order; the answer is the record, or the first line that is illegal or unreadable.
 */
export function playRecord(
  text: string,
  onPlayed: (played: Played, colours: readonly Colour[]) => void,
): Result<UrlandRecord, Illegal> {
  const lines = countingLines(text);
  const header = readHeader(lines);
  if (!header.ok) return header;
  const colours = header.value;
  const entries: Entry[] = [];
  if (colours.length === 0) return ok({ colours, entries });
  const state = URLAND.setUp(colours.length);
  for (const { line, words } of lines) {
    const entry = parseLine(words, colours);
    if (!entry) return err({ line, reason: 'malformed' });
    const refusal = URLAND.refuse(state, entry);
    if (refusal) return err({ line, reason: refusal.code });
    const events: Told<Event>[] = [];
    URLAND.enact(state, entry, tellInto(events));
    entries.push(entry);
    onPlayed({ line, entry, state, events }, colours);
  }
  return ok({ colours, entries });
}

/** No colours where the record stops before it names them. */
function readHeader(lines: Generator<{ line: number; words: string }>): Result<Colour[], Illegal> {
  const version = lines.next();
  if (version.done) return ok([]);
  if (version.value.words !== VERSION_LINE) return err({ line: version.value.line, reason: 'not-a-record' });
  const players = lines.next();
  if (players.done) return ok([]);
  const colours = parsePlayers(players.value.words);
  return colours ? ok(colours) : err({ line: players.value.line, reason: 'no-players' });
}

export const parseRecord = (text: string): Result<UrlandRecord, Illegal> => playRecord(text, () => {});
