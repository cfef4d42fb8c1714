import { expect } from 'vitest';
import { checkDispatch } from '#emulator/checking/check-dispatch.ts';
import { checkExchange } from '#emulator/checking/check-exchange.ts';
import type { Emulator } from '#emulator/emulator.ts';

/** All that went over the wire passes Discord's own schemas. */
export function expectFaithful({ recording: { exchanges, dispatches } }: Emulator): void {
  const complaints = [
    ...exchanges.flatMap((each) => checkExchange(each).map((what) => `${each.method} ${each.template} ${what}`)),
    ...dispatches.flatMap((each) => checkDispatch(each).map((what) => `${each.event} ${what}`)),
  ];
  expect([...new Set(complaints)]).toEqual([]);
}
