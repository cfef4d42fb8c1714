/** Limits as Discord's headers tell them, and how long everything took. */
import type { Answer } from '../ask.ts';
import { type Finding, look, ok } from '../finding.ts';
import type { Exchange } from '../visit.ts';

/** `5 in 5 s`; null without headers. */
function limitOf(answers: readonly (Answer | null)[]): string | null {
  const [first] = answers.flatMap((each) => each?.headers['x-ratelimit-limit'] ?? []);
  const resets = answers.flatMap((each) => Number(each?.headers['x-ratelimit-reset-after'] ?? Number.NaN));
  const known = resets.filter((each) => !Number.isNaN(each));
  return first === undefined || known.length === 0 ? null : `${first} in ${Math.ceil(Math.max(...known))} s`;
}

function limitFinding(line: string, exchanges: readonly Exchange[]): Finding[] {
  const there = limitOf(exchanges.map(({ answer }) => answer));
  const here = limitOf(exchanges.map(({ twin }) => twin));
  if (there === null) return [];
  const text = `limit of ${line}: ${there}`;
  return [here === null || here === there ? ok(text) : look(`${text}; in the emulator ${here}`)];
}

export function limits(exchanges: readonly Exchange[]): Finding[] {
  const lines = new Map<string, Exchange[]>();
  for (const each of exchanges) {
    const line = `${each.ask.method} ${each.ask.path.replace(/\{\w+\}/g, '{}')}`;
    lines.set(line, [...(lines.get(line) ?? []), each]);
  }
  return [...lines].flatMap(([line, each]) => limitFinding(line, each));
}

export function times(exchanges: readonly Exchange[]): Finding {
  const took = exchanges.map(({ answer }) => Math.round(answer.took)).sort((left, right) => left - right);
  const middle = took[Math.floor(took.length / 2)] ?? 0;
  return ok(`${took.length} requests, ${middle} ms in the middle, ${took.at(-1) ?? 0} ms at most`);
}
