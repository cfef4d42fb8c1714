/** Makes recorded requests again, in the emulator, and tells what it answers otherwise. */
import type { Answer } from './ask.ts';
import type { LocalDiscord } from './compare/beside.ts';
import { differences } from './compare/differences.ts';
import type { DoctorRecording, RecordedExchange } from './recording.ts';

/** Stands for every picture: 1 × 1, a PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const answerIn = ({ status, body }: RecordedExchange): Answer => ({ status, body, headers: {}, took: 0 });

async function again(exchange: RecordedExchange, { side, complaints }: LocalDiscord): Promise<string[]> {
  const files = exchange.files.map((name) => ({ name, bytes: DOT }));
  const ask = { ...exchange.ask, files };
  const answer = await side.ask(ask);
  const found = [...differences(answerIn(exchange), answer), ...complaints(side, ask, answerIn(exchange))];
  return found.map((each) => `${ask.method} ${ask.path}: ${each}`);
}

export async function replay({ permissions, exchanges }: DoctorRecording, local: LocalDiscord): Promise<string[]> {
  local.allow(BigInt(permissions));
  local.side.name('nonce', 'replayed');
  const found: string[] = [];
  for (const exchange of exchanges) found.push(...(await again(exchange, local)));
  return [...new Set(found)];
}
