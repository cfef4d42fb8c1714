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
export function take({ discord, scenes, log, reached, secrets }: Club): Taken {
  const exchanges = discord.recording.exchanges.splice(0);
  discord.recording.dispatches.splice(0);
  const sent = exchanges.map(({ method, route, request, files }) => [method, route, request, files]);
  const lines = log.splice(0);
  const untold = [...secrets(), ...exchanges.flatMap(({ request }) => textsIn(request))];
  const told = lines.filter((line) => untold.some((secret) => line.includes(secret)));
  return {
    sent: plain(JSON.stringify([sent, scenes.splice(0)])),
    reached: reached.splice(0),
    wrong: [...lines.filter(isTrouble), ...told.map((line) => `the log tells: ${line}`)],
  };
}

/** Shorter ones may be in the log by accident. */
const SHORTEST = 20;

/** What people were shown, line by line: a hand is never in the log. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'content' in value && typeof value.content === 'string' ? value.content.split('\n') : [];
  return [...own.filter(({ length }) => length >= SHORTEST), ...Object.values(value).flatMap(textsIn)];
}

/** Of pino's levels: errors. */
const ERROR = 50;

function isTrouble(line: string): boolean {
  const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg?: string };
  return level >= ERROR || msg === 'an answer was not delivered';
}
