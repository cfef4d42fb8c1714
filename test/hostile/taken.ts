import type { Exchange } from '#emulator/exchange.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Club } from './world.ts';

/** Ids of messages and people, and addresses, differ between any two clubs. */
const plain = (text: string): string =>
  text.replace(/(?<="nonce":")\w+|\d{16,20}|127\.0\.0\.1:\d+|aW50ZX[\w:=-]+/g, '#');

export interface Taken {
  /** Everything that the bot has sent, with all that was painted for it. */
  readonly sent: string;
  /** Errors, answers that could not be given, and lines of the log that tell what they may not. */
  readonly wrong: readonly string[];
  /** The routes and commands that were asked. */
  readonly reached: readonly string[];
}

/** What the bot has sent since the last look, but for the answers to one person, their private messages and what was painted. */
export function takeBeside({ discord, scenes }: Club, { id }: Person): string {
  const theirs = [...discord.world.interactions.values()].filter(({ userId }) => userId === id);
  const isTheirs = ({ route }: Exchange): boolean => theirs.some(({ token }) => route.includes(token));
  const exchanges = discord.recording.exchanges.splice(0).filter((each) => !isTheirs(each));
  scenes.splice(0);
  return plain(JSON.stringify(exchanges.map(({ method, route, request, files }) => [method, route, request, files])));
}

/** What has happened since the last look. */
export function take(club: Club): Taken {
  const { discord, scenes, log, reached, secrets } = club;
  const exchanges = discord.recording.exchanges.splice(0);
  discord.recording.dispatches.splice(0);
  const sent = exchanges.map(({ method, route, request, files }) => [method, route, request, files]);
  const lines = log.splice(0);
  const told = toldIn(club, lines, [...secrets(), ...exchanges.flatMap(({ request }) => textsIn(request))]);
  return {
    sent: plain(JSON.stringify([sent, scenes.splice(0)])),
    reached: reached.splice(0),
    wrong: [...lines.filter(isTrouble), ...told.map((line) => `the log tells: ${line}`)],
  };
}

/** Once they have been in the log or on a screen of a club, for as long as it runs: what is told late is told, too. */
interface Known {
  readonly lines: Set<string>;
  readonly secrets: Set<string>;
}

const knownTo = new WeakMap<Club, Known>();

const anew = (texts: readonly string[], known: Set<string>): string[] =>
  [...new Set(texts)].filter((each) => !known.has(each));

const untimed = (line: string): string => plain(line.replace(/"time":\d+,/, ''));
/** As it stands within a line of JSON. */
const written = (text: string): string => plain(JSON.stringify(text).slice(1, -1));

/** The lines of the log that have what people were shown. Each line is held against each text once, whichever comes first. */
function toldIn(club: Club, lines: readonly string[], texts: readonly string[]): string[] {
  const known = knownTo.get(club) ?? { lines: new Set(), secrets: new Set() };
  knownTo.set(club, known);
  const older = [...known.lines];
  const [newLines, newSecrets] = [anew(lines.map(untimed), known.lines), anew(texts.map(written), known.secrets)];
  for (const line of newLines) known.lines.add(line);
  for (const secret of newSecrets) known.secrets.add(secret);
  const all = [...known.secrets];
  return [
    ...newLines.filter((line) => all.some((secret) => line.includes(secret))),
    ...older.filter((line) => newSecrets.some((secret) => line.includes(secret))),
  ];
}

/** Shorter ones may be in the log by accident. */
const SHORTEST = 8;
/** Where a message has words. */
const WORDS = ['content', 'label', 'description', 'placeholder', 'title'] as const;

/** What people were shown, line by line: a hand is never in the log, nor what can be done with it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = WORDS.flatMap((name) => {
    const text: unknown = Reflect.get(value, name);
    return typeof text === 'string' ? text.split('\n') : [];
  });
  return [...own.filter(({ length }) => length >= SHORTEST), ...Object.values(value).flatMap(textsIn)];
}

/** Of pino's levels: errors. */
const ERROR = 50;

function isTrouble(line: string): boolean {
  const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg?: string };
  return level >= ERROR || msg === 'an answer was not delivered';
}
