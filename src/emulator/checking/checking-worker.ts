/** Checks what it is sent, in the order in which it comes. Started by `checker.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Passage } from '../exchange.ts';
import { checkDispatch } from './check-dispatch.ts';
import { checkExchange } from './check-exchange.ts';

export interface CheckOrder {
  readonly ref: number;
  readonly passages: readonly Passage[];
}

export interface Checked {
  readonly ref: number;
  readonly problems: readonly (readonly string[])[];
}

const problemsOf = (passage: Passage): readonly string[] =>
  passage.kind === 'exchange' ? checkExchange(passage.exchange) : checkDispatch(passage.dispatch);

parentPort?.on('message', ({ ref, passages }: CheckOrder) => {
  const checked: Checked = { ref, problems: passages.map(problemsOf) };
  parentPort?.postMessage(checked);
});
